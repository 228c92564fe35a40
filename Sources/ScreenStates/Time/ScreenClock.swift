/// The one source of time of a screen: the present instant, and a call at a later one.
///
/// Every timer of a screen goes through its clock, so a test that moves the clock by hand is exact.
/// An app takes ``continuous``; any `Clock` of durations becomes a screen clock with
/// ``SleepingClock``.
@MainActor
public protocol ScreenClock: AnyObject {
  /// The present instant.
  var now: ScreenInstant { get }

  /// Registers an action at once, to run on the main actor at an instant.
  ///
  /// Actions run in order of their instants, and those of one instant in the order in which they
  /// were scheduled. An action whose instant has come already runs on the next turn of the main
  /// actor, never inside this call.
  ///
  /// - Parameters:
  ///   - instant: When to run it.
  ///   - action: What to run.
  /// - Returns: A handle that takes the action back.
  func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction
}

/// An action that waits for its instant.
@MainActor
public protocol ScheduledAction: AnyObject {
  /// Takes the action back; does nothing when it has run.
  func cancel()
}
