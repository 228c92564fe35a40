/// Holds the last reference to something, so that another thread can drop it.
nonisolated final class Passing<Value: AnyObject>: @unchecked Sendable {
  private var value: Value?

  init(_ value: Value?) { self.value = value }

  func drop() { value = nil }
}
