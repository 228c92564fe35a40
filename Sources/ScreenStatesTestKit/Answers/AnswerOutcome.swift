/// The outcome of an answer that a test gave.
public enum AnswerOutcome: Equatable, Sendable {
  /// The call received it.
  case given

  /// The call was no longer waiting; the text says why.
  case refused(String)

  /// Why the answer was refused, if it was.
  public var refusal: String? { if case .refused(let sentence) = self { sentence } else { nil } }
}
