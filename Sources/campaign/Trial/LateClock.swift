import ScreenStates

/// A clock on which nothing moves by itself, and which does not heed those who take their actions
/// back: it runs one when the trial says so, however late.
@MainActor
final class LateClock: ScreenClock {
  let now = ScreenInstant(.zero)

  /// What was set last.
  private(set) var latest: Entry?
  private(set) var waitingCount = 0

  func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = Entry(clock: self, action: action)
    latest = entry
    waitingCount += 1
    return entry
  }

  func takeLatest() -> Entry? { latest.take() }

  /// One action.
  @MainActor
  final class Entry: ScheduledAction {
    private unowned let clock: LateClock
    private var action: (@MainActor () -> Void)?
    private var isWaiting = true

    init(clock: LateClock, action: @escaping @MainActor () -> Void) {
      self.clock = clock
      self.action = action
    }

    func cancel() {
      if isWaiting { clock.waitingCount -= 1 }
      isWaiting = false
    }

    /// Runs it, also when it has been taken back.
    func run() {
      cancel()
      let action = action.take()
      action?()
    }
  }
}
