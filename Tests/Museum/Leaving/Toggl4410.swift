import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // toggl/mobileapp#4410: the hook that ends a subscription is never called for modal screens.
  static let toggl4410 = Exhibit(
    "toggl/mobileapp#4410", "The subscription of a dismissed screen goes on.",
    .nothingAfterLeaving, needs: .time,
    history: ["screen.open()", "screen.dismiss()", "await clock.advance(by: .seconds(1))"],
    inScreens: .no("a followed sequence ends with its state (rule 11)")
  ) { isFixed in
    Explorer(of: TimerScreen.self) {
      $0.isOpen
    } make: { inputs in
      let clock = ManualClock()
      var (isThere, hasStrayed) = (false, false)
      inputs.appear("screen.open()") { screen in
        isThere = true
        screen.open()
      }
      inputs.disappear("screen.dismiss()") { screen in
        isThere = false
        screen.dismiss()
      }
      inputs.clock(clock)
      inputs.always(.nothingAfterLeaving) { _ in !hasStrayed }
      return TimerScreen(clock, isFixed) { if !isThere { hasStrayed = true } }
    }
  }
}

@MainActor
private final class TimerScreen {
  private let clock: ManualClock
  private let isFixed: Bool
  private let tick: @MainActor () -> Void
  private var subscription: Task<Void, any Error>?
  private(set) var isOpen = false

  init(_ clock: ManualClock, _ isFixed: Bool, tick: @escaping @MainActor () -> Void) {
    (self.clock, self.isFixed, self.tick) = (clock, isFixed, tick)
  }

  func open() {
    isOpen = true
    subscription = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        tick()
      }
    }
  }

  func dismiss() {
    isOpen = false
    if isFixed { subscription?.cancel() }
  }
}
