public import ScreenStates

/// A clock on which any time can pass at once, as during the sleep of a device.
///
/// It fires what is due before it returns, also in the middle of a transition.
@MainActor
public final class JumpingClock: ScreenClock {
  private let queue = TimerQueue()
  public private(set) var now = ScreenInstant(.zero)

  public nonisolated init() {}

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
