/// Work whose answer a test holds back: what is held does not keep a screen from being settled.
@MainActor
package protocol AnswerHolding: TimerSetting, Sendable {
  /// The screen that the work belongs to, while that is there.
  var home: AnyObject? { get }
  /// From here on the work waits for the test; work that asks several at once is held by each.
  func hold()
  /// The answer has been given; the work goes on.
  func release()
  /// The answer has been given, and the work goes on as a consequence of a test's action.
  func goOn(in awakening: Awakening)
  /// Returns when the result has been told or dropped, or the work is held again.
  func delivered() async
  /// Keeps an object for as long as the screen is there, so that its end tells of the screen's.
  func keepWithScreen(_ companion: AnyObject)
}

/// The work in whose task the present code runs.
package enum PerformedTask {
  /// The work that called, however deep; nil outside of any.
  @TaskLocal package static var current: (any AnswerHolding)?
}
