/// Work whose answer a test holds back: what is held does not keep a screen from being settled.
@MainActor
package protocol AnswerHolding: AnyObject, Sendable {
  /// From here on the work waits for the test; work that asks several at once is held by each.
  func hold()
  /// The answer has been given; the work goes on.
  func release()
  /// Returns when the result has been told or dropped, or the work is held again.
  func delivered() async
  /// Whether its result is still wanted.
  var isUnderWay: Bool { get }
}

/// The work in whose task the present code runs.
package enum PerformedTask {
  /// The work that called, however deep; nil outside of any.
  @TaskLocal package static var current: (any AnswerHolding)?
}
