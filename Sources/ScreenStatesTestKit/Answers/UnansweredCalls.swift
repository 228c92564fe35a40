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
  func abandonAtEnd()
}

/// The calls that wait.
///
/// A task that waits for ever cannot be freed; kept here, what a test has left unanswered is not
/// taken for lost by a leak check, which so shows only what is.
@MainActor
enum UnansweredCalls {
  private static var all: [ObjectIdentifier: any UnansweredCall] = [:]

  static func add(_ call: any UnansweredCall) { all[ObjectIdentifier(call)] = call }

  static func remove(_ call: any UnansweredCall) { all[ObjectIdentifier(call)] = nil }

  /// Fails those that were made for a screen.
  static func abandon(of screen: AnyObject) {
    for call in all.values where call.screen === screen { call.abandonAtEnd() }
  }
}
