/// What became of an answer that a test gave.
public enum AnswerOutcome: Equatable, Sendable {
  /// The call had it.
  case given

  /// The call was not waiting any more, for the reason given.
  case refused(String)

  /// Why the answer was refused, if it was.
  public var refusal: String? {
    if case .refused(let sentence) = self { sentence } else { nil }
  }
}
