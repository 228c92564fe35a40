/// One request of one of the app's screens, as the inspector shows it.
package struct LogEntry: Equatable, Sendable {
  /// What became of the request.
  package enum Outcome: Equatable, Sendable {
    /// It was carried out.
    case taken
    /// The state does not answer it.
    case ignored
    /// The rule that it broke, by the name that the log gives to it.
    case refused(String)
  }

  /// The name of the screen.
  package var screen: String
  /// The state that the screen was in; `nil` where it was not running.
  package var from: String?
  /// The state that was asked for; `nil` where none was named.
  package var to: String?
  /// Who asked.
  package var cause: String
  /// What became of it.
  package var outcome: Outcome

  /// Makes an entry.
  package init(
    screen: String, from: String?, to: String?, cause: String, outcome: Outcome
  ) {
    self.screen = screen
    self.from = from
    self.to = to
    self.cause = cause
    self.outcome = outcome
  }

  /// Whether this is an answer that came after its state had left.
  package var isStale: Bool { outcome == .refused("stale") }
}
