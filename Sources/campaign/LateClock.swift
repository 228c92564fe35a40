import ScreenStates

/// A clock that does not move by itself and ignores cancellation: it runs an action when a check
/// says so, however late.
@MainActor
final class LateClock: ScreenClock {
  private(set) var now = ScreenInstant(.zero)

  /// The last scheduled action.
  var latest: Entry?
  private(set) var waitingCount = 0

  func schedule(
    at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    let entry = Entry(at: instant, clock: self, action: action)
    latest = entry
    waitingCount += 1
    return entry
  }

  /// Lets it be an instant, unless it is later already.
  func move(to instant: ScreenInstant) { now = max(now, instant) }

  /// One action.
  @MainActor
  final class Entry: ScheduledAction {
    let instant: ScreenInstant
    private unowned let clock: LateClock
    private var action: (@MainActor () -> Void)?
    private var isWaiting = true

    init(
      at instant: ScreenInstant, clock: LateClock, action: @escaping @MainActor () -> Void
    ) { (self.instant, self.clock, self.action) = (instant, clock, action) }

    func cancel() {
      if isWaiting { clock.waitingCount -= 1 }
      isWaiting = false
    }

    /// Runs the action, even if it was cancelled.
    func run() {
      cancel()
      let action = action.take()
      action?()
    }
  }
}
