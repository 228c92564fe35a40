/// Why a request was refused, in one sentence: who requested what, the rule, and the remedy.
///
/// A refused request changes nothing. The sentence is for logs and for developers; in code, use
/// ``reason``.
public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that a request broke.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The current state's `canTransition(to:)` returned false.
    case guarded
    /// `canTransition(to:)` drew, wrote the kept value, or made a request.
    case guarding
    /// The requesting state has not been entered.
    case notEntered
    /// The requesting state has exited.
    case stale
    /// The requesting state is leaving: its `exit()` is running, in a transition.
    case leaving
    /// An earlier request of the same state is queued.
    case superseded
    /// The factory gave a state object that has been entered before or is in another screen.
    case usedState
    /// More than 1,000 transitions or draws followed one request.
    case runaway
    /// The screen is not running: not started, stopping, stopped, or released.
    case notRunning
    /// The screen was started while it was running or about to start.
    case alreadyRunning
    /// The child screen has a host, or hosting it would form a cycle or nest too deeply.
    case alreadyHosted
  }

  /// The rule that the request broke.
  public let reason: Reason

  /// The sentence: who requested what, the rule, and the remedy.
  public let description: String

  /// Whether a state made the request: for a kind, for work, or for a child.
  package let isOfState: Bool
}
