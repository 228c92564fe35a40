/// Returns a value from outside the main actor, after other jobs had their turn.
@concurrent
func elsewhere<Value: Sendable>(_ value: Value) async -> Value {
  await Task.yield()
  return value
}
