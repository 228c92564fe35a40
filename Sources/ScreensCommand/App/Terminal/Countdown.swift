import ScreenStates

/// Tells each second while a timer is shown, and costs nothing while none is.
@MainActor
final class Countdown {
  private let clock: any ScreenClock
  private var next: (any ScheduledAction)?

  init(clock: any ScreenClock) { self.clock = clock }

  /// Tells the next second, or no more.
  func run(if isNeeded: Bool, step: @escaping @MainActor () -> Void) {
    guard isNeeded else { return stop() }
    guard next == nil else { return }
    next = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { [weak self] in
      self?.next = nil
      step()
    }
  }

  /// Tells no more.
  func stop() { next.take()?.cancel() }
}
