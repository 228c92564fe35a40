/// Which waiting calls an explorer answers.
public enum AnsweredCalls: Hashable, Sendable {
  /// Each of them, in every order, even late: after the calling task was cancelled.
  case any
  /// The first of those that were not cancelled, and each late one.
  case oldest
  /// Those that were not cancelled, in every order; the others are never answered.
  ///
  /// For a screen with so many kinds of calls that the late ones would multiply its situations.
  case current
}
