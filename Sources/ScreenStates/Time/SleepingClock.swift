/// A screen clock that uses any `Clock` of the standard library.
///
/// It keeps its actions in order, and one task sleeps until the first is due. With one task for
/// each action, actions would start late and run out of order.
@MainActor
public final class SleepingClock<Base: Clock>: ScreenClock where Base.Duration == Duration {
  private let base: Base
  private let origin: Base.Instant
  private let queue = TimerQueue()
  private var sleeper: Task<Void, Never>?
  private var wakesAt: ScreenInstant?

  /// Makes a screen clock whose origin is the present instant of another clock.
  ///
  /// - Parameter base: The clock that gives the time and sleeps.
  public nonisolated init(_ base: Base) {
    self.base = base
    origin = base.now
  }

  deinit { sleeper?.cancel() }

  /// The present instant, measured from the creation of this clock.
  public var now: ScreenInstant { ScreenInstant(origin.duration(to: base.now)) }

  /// Schedules an action to run on the main actor at an instant.
  ///
  /// - Parameters:
  ///   - instant: When to run it.
  ///   - action: What to run.
  /// - Returns: A handle that can cancel the action.
  public func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = queue.add(at: instant, action)
    sleep()
    return entry
  }

  /// Sleeps until the first action is due, unless the present sleep ends in time.
  private func sleep() {
    // Some durations are too long for a clock, so this one wakes after a year at the latest.
    let horizon = now.advanced(by: .seconds(365 * 86_400))
    guard let instant = queue.next.map({ min($0, horizon) }), wakesAt.map({ instant < $0 }) ?? true
    else { return }
    sleeper?.cancel()
    wakesAt = instant
    // Detached, so that no timer runs with the task-local values and the priority of another.
    sleeper = Task.detached { [weak self, base, origin] in
      try? await base.sleep(until: origin.advanced(by: instant.sinceOrigin), tolerance: nil)
      guard !Task.isCancelled else { return }
      await self?.wake()
    }
  }

  /// Sleeps again, if a test has ended the present sleep.
  package func sleepAgain() {
    sleeper?.cancel()
    wakesAt = nil
    sleep()
  }

  private func wake() {
    // The actions run in the sleeper's task: an action that schedules another must not cancel it.
    (sleeper, wakesAt) = (nil, nil)
    queue.runDue(at: now)
    sleep()
  }
}

/// The clock that all screens share, so that an idle screen costs no clock.
private let sharedContinuousClock = SleepingClock(ContinuousClock())

extension ScreenClock where Self == SleepingClock<ContinuousClock> {
  /// A clock that continues while the system sleeps: the default clock of a screen.
  public static nonisolated var continuous: SleepingClock<ContinuousClock> {
    sharedContinuousClock
  }
}
