/// A waiting call, without the types of its argument and its answer.
@MainActor
package protocol UnansweredCall: AnyObject {
  /// The screen that made it, while it exists.
  var screen: AnyObject? { get }
  /// The work that made it, if a screen's work did.
  var work: TestedWork? { get }
  var isCancelled: Bool { get }
  /// Fails it with a `CancellationError`.
  func abandon()
}

/// All waiting calls.
///
/// A task that waits without end cannot be freed. This list keeps such tasks reachable, so that a
/// leak check does not report the calls that a test left unanswered.
@MainActor
package enum UnansweredCalls {
  private static var all: [any UnansweredCall] = []
  static func add(_ call: any UnansweredCall) { all.append(call) }

  static func remove(_ call: any UnansweredCall) {
    if let index = all.lastIndex(where: { $0 === call }) { all.remove(at: index) }
  }

  /// Fails the calls of a screen, in the order in which they were made.
  static func abandon(of screen: AnyObject) {
    for call in all where call.screen === screen { call.abandon() }
  }
}
