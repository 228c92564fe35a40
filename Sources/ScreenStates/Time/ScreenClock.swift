/// The source of time of a screen: it gives the present instant and runs actions at later ones.
///
/// Every timer of a screen uses its clock, so a test that moves the clock by hand is exact.
/// The default is ``continuous``; ``SleepingClock`` adapts any `Clock` of durations.
@MainActor
public protocol ScreenClock: AnyObject {
  /// The present instant.
  var now: ScreenInstant { get }

  /// Schedules an action to run on the main actor at an instant.
  ///
  /// The action is registered before this returns. Actions run in order of their instants; actions
  /// at the same instant run in the order in which they were scheduled. An action whose instant has
  /// passed runs on the next turn of the main actor, never inside this call.
  ///
  /// - Parameters:
  ///   - instant: When to run it.
  ///   - action: What to run.
  /// - Returns: A handle that can cancel the action.
  func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction
}

/// A scheduled action.
@MainActor
public protocol ScheduledAction: AnyObject {
  /// Cancels the action; does nothing if it has run.
  func cancel()
}
