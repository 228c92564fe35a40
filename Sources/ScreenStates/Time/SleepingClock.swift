/// A screen clock that uses any `Clock` of the standard library.
///
/// It keeps its actions in order and has one task that sleeps until the first is due. With a task for
/// each action they would start late and wake out of order.
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

  deinit {
    sleeper?.cancel()
  }

  /// The present instant, counted from when this clock was made.
  public var now: ScreenInstant { ScreenInstant(origin.duration(to: base.now)) }

  /// Registers an action at once, to run on the main actor at an instant.
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

  /// Sleeps until the first action is due, unless it wakes in time already.
  private func sleep() {
    // No clock can sleep for ever: after a year this one looks again.
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

  private func wake() {
    // The actions run in the sleeper's task, which what they schedule must not cancel.
    sleeper = nil
    wakesAt = nil
    queue.runDue(at: now)
    sleep()
  }
}

/// One for all screens, so that an idle screen costs no clock.
private let sharedContinuousClock = SleepingClock(ContinuousClock())

extension ScreenClock where Self == SleepingClock<ContinuousClock> {
  /// A clock that goes on while the system sleeps: the default of a screen.
  public static nonisolated var continuous: SleepingClock<ContinuousClock> {
    sharedContinuousClock
  }
}
