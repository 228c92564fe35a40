/// The immediate outcome of a request.
public enum TransitionOutcome: Hashable, Sendable {
  /// The transition is complete: the new state has been entered.
  case taken
  /// A transition or a hook is running, and the request runs after it. The log
  /// (``Screen/transitions()``) records the final outcome.
  case queued
  /// Nothing was changed; the refusal says why.
  indirect case refused(Refusal)

  /// Why the request was refused, if it was.
  public var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }
}
