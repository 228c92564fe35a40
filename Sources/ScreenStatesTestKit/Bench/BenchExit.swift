/// What a bench remembers of the moment when its state had left.
@MainActor
struct BenchExit<Display> {
  /// The tasks that were running, with the names of their work.
  let tasks: [(name: String, task: Task<Void, Never>)]

  /// What the state had drawn.
  let display: Display

  /// Whether a display is still the one of then.
  func shows(_ later: Display) -> Bool {
    // A display need not be Equatable; else its text tells.
    guard let display = display as? any Equatable else {
      return String(reflecting: display) == String(reflecting: later)
    }
    return isEqual(display, later)
  }

  private func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    value == other as? Value
  }
}
