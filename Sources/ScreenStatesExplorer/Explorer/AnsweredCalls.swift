/// The waiting calls that an explorer answers.
public enum AnsweredCalls: Hashable, Sendable {
  /// Each of them, in every order, even late: after the calling task was cancelled.
  case any
  /// The first call that was not cancelled, and each cancelled one.
  case oldest
  /// The calls that were not cancelled, in every order; cancelled ones are never answered.
  ///
  /// For a screen with so many kinds of calls that late answers would multiply its situations.
  case current
}
