import ScreenStates

/// Calls back once at an instant; costs nothing while nothing moves.
@MainActor
final class Ticker {
  private let clock: any ScreenClock
  private var next: (instant: ScreenInstant, action: any ScheduledAction)?

  init(clock: any ScreenClock) { self.clock = clock }

  /// Calls back at this instant instead of an earlier setting; `nil` cancels.
  func run(at instant: ScreenInstant?, _ step: @escaping @MainActor () -> Void) {
    if let next, next.instant == instant { return }
    next.take()?.action.cancel()
    guard let instant else { return }
    let action = clock.schedule(at: instant) { [weak self] in
      self?.next = nil
      step()
    }
    next = (instant, action)
  }
}
