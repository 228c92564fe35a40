/// A waiting call, without the types of its argument and its answer.
@MainActor
package protocol UnansweredCall: AnyObject {
  /// The screen that made it, while it exists.
  var screen: AnyObject? { get }
  /// The work that made it, if a screen's work did.
  var work: TestedWork? { get }
  /// What all calls of the exploration's history that made it share.
  var trace: Trace? { get }
  /// The service that was called, by the line that made it.
  var service: String { get }
  /// What tells it apart from calls that look alike.
  var cause: String? { get }
  /// What began its task.
  var start: Cause.Start? { get }
  /// What its task may hold in local variables.
  var locals: Locals? { get }
  var isCancelled: Bool { get }
  var isWaiting: Bool { get }
  /// Whether it has had an answer, and the service may call back again.
  var takesAnother: Bool { get }
  /// Tells when the task of an answered call has continued.
  var goingOn: Receipt { get }
  /// Ends the call when its screen is freed; held while the call is to go on waiting.
  var screenEnd: AnyObject? { get }
  /// Fails it with a `CancellationError`.
  func abandon()
  /// Drops its argument, which may hold what made the call.
  func forget()
}

/// All waiting calls.
///
/// A task that waits without end cannot be freed. This list keeps such tasks reachable, so that a
/// leak check does not report the calls that a test left unanswered.
@MainActor
package enum UnansweredCalls {
  static var waiting = Registry<any UnansweredCall>()

  /// The waiting calls of one exploration's history.
  package static func after(_ trace: Trace) -> [any UnansweredCall] {
    waiting.all.filter { $0.trace === trace }
  }

  /// The waiting calls of a screen, in the order in which they were made.
  static func of(_ screen: AnyObject) -> [any UnansweredCall] {
    waiting.all.filter { $0.screen === screen && $0.isWaiting }
  }
}
