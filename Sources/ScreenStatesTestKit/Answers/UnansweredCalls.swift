/// A call that waits, whatever it was asked and whatever it answers.
@MainActor
protocol UnansweredCall: AnyObject {
  /// The screen that it was made for, while that is there.
  var screen: AnyObject? { get }
  /// The work that made it, if it is a screen's.
  var work: TestedWork? { get }
  /// Whether the task that made it has been cancelled.
  var isCancelled: Bool { get }
  /// Fails it with a `CancellationError`.
  func abandon()
}

/// The calls that wait.
///
/// A task that waits for ever cannot be freed; kept here, what a test has left unanswered is not
/// taken for lost by a leak check, which so shows only what is.
@MainActor
enum UnansweredCalls {
  private static var all: [any UnansweredCall] = []

  static func add(_ call: any UnansweredCall) { all.append(call) }

  static func remove(_ call: any UnansweredCall) {
    if let index = all.lastIndex(where: { $0 === call }) { all.remove(at: index) }
  }

  /// Fails those that were made for a screen, in the order in which they were made.
  static func abandon(of screen: AnyObject) {
    for call in all where call.screen === screen { call.abandon() }
  }
}

/// What a test answers by hand: what is in it is no part of a state, but of a situation.
protocol AnswersOfTest {}
