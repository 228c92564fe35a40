/// Which of the calls that wait an explorer answers.
public enum AnsweredCalls: Hashable, Sendable {
  /// Each of them, in every order, also late: after the task that called was cancelled.
  case any
  /// The first of those that were not cancelled, and each late one.
  case oldest
  /// Those that were not cancelled, in every order; the others are never answered.
  ///
  /// For a screen with so many kinds of calls that the late ones would multiply its situations.
  case current
}
