internal import Foundation
public import ScreenStates

/// A clock that a test moves by hand.
///
/// It is the clock of a screen and, as a `Clock`, that of the services behind it, so both see the
/// same time. Nothing sleeps: what is due runs at exactly its instant while the test advances.
///
/// ```swift
/// let clock = ManualClock()
/// let screen = LampScreen(initial: .on, states: LampStates(), clock: clock)
/// screen.start()
/// await clock.advance(by: .seconds(60))
/// #expect(screen.path == "off")
/// ```
@MainActor
public final class ManualClock: ScreenClock, Clock {
  private let queue = TimerQueue()
  private let present = LockedInstant()

  /// Makes a clock that stands at its origin.
  public nonisolated init() {}

  /// The present instant.
  public nonisolated var now: ScreenInstant { present.value }

  /// The resolution, which is exact.
  public nonisolated var minimumResolution: Duration { .zero }

  /// How many actions and sleepers wait for their instant.
  public var scheduledCount: Int { queue.count }

  /// The instants of what waits, in order.
  var instants: [ScreenInstant] { queue.instants }

  /// Registers an action, which runs when a test advances the clock to its instant.
  ///
  /// - Parameters:
  ///   - instant: When to run it.
  ///   - action: What to run.
  /// - Returns: A handle that takes the action back.
  public func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    queue.add(at: instant, action)
  }

  /// Moves the clock, and runs everything that becomes due on the way.
  ///
  /// - Parameter duration: How far; zero runs what is due now.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock to an instant, and runs everything that becomes due on the way.
  ///
  /// Runs in order of the instants, and of the scheduling where they are equal, at exactly those
  /// instants. Returns when what was woken has been told to its screen.
  ///
  /// - Parameter instant: Where to stop; one that has passed moves nothing.
  public func advance(to instant: ScreenInstant) async {
    while let next = queue.next, next <= instant {
      present.value = max(next, now)
      queue.runNext()
      await settleWoken()
    }
    present.value = max(instant, now)
  }

  // MARK: - Sleepers

  private var woken: [any AnswerHolding] = []

  /// Waits until a test has advanced the clock to an instant.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: Has no meaning here: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public nonisolated func sleep(until deadline: ScreenInstant, tolerance: Duration?) async throws {
    try await sleep(until: deadline)
  }

  private func sleep(until deadline: ScreenInstant) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let work = PerformedTask.current
    let sleeper = Sleeper()
    let entry = queue.add(at: deadline) { [weak self] in
      work?.release()
      if let work { self?.woken.append(work) }
      sleeper.wake()
    }
    work?.hold()
    await withTaskCancellationHandler {
      await sleeper.sleep()
    } onCancel: {
      Task { @MainActor in
        guard entry.isWaiting else { return }
        entry.cancel()
        work?.release()
        sleeper.wake()
      }
    }
    try Task.checkCancellation()
  }

  private func settleWoken() async {
    while let work = woken.popLast() { await work.delivered() }
  }
}

/// One task that waits to be woken.
@MainActor
private final class Sleeper {
  private var continuation: CheckedContinuation<Void, Never>?
  private var isAwake = false

  nonisolated init() {}

  func sleep() async {
    guard !isAwake else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  func wake() {
    isAwake = true
    continuation.take()?.resume()
  }
}

/// An instant that any thread may read.
private final class LockedInstant: @unchecked Sendable {
  private let lock = NSLock()
  private var instant = ScreenInstant(.zero)

  var value: ScreenInstant {
    get { lock.withLock { instant } }
    set { lock.withLock { instant = newValue } }
  }
}
