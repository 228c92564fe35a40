public import ScreenStates

/// A clock on which any time can pass at once, as during the sleep of a device.
///
/// It fires what is due before it returns, also in the middle of a transition.
@MainActor
public final class JumpingClock: ScreenClock {
  private let queue = TimerQueue()
  /// The time to which it was last set; zero at first.
  public private(set) var now = ScreenInstant(.zero)

  /// Makes a clock at zero.
  public nonisolated init() {}

  /// Schedules an action, which the jump to its instant or beyond runs.
  public func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    queue.add(at: instant, action)
  }

  /// Lets it be a time, and fires the timers that are due then.
  public func jump(to time: Duration) {
    now = ScreenInstant(time)
    queue.runDue(at: now)
  }
}
