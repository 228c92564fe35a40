import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // ionic-team/ionic-framework#436: as the reporter suspects, taps go through while a push is under
  // way.
  static let ionic436 = Exhibit(
    "ionic-team/ionic-framework#436", "Two quick taps on different rows open two screens.",
    .oneSubmit, needs: .time,
    history: [
      "navigation.tap(1)", "navigation.tap(2)", "await clock.advance(by: .milliseconds(300))",
    ], inScreens: .repeated
  ) { isFixed in
    Explorer(of: Navigation.self) {
      $0.stack
    } make: { inputs in
      let clock = ManualClock()
      for row in [1, 2] {
        inputs.act(
          "navigation.tap(\(row))", when: { $0.stack.isEmpty && clock.scheduledCount == row - 1 }
        ) { $0.tap(row) }
      }
      inputs.clock(clock)
      inputs.always(.oneSubmit) { $0.stack.count < 2 }
      return Navigation(clock, isFixed)
    }
  }
}

private final class Navigation: Timed {
  private var isPushing = false
  private(set) var stack: [Int] = []

  func tap(_ row: Int) {
    if isFixed, isPushing { return }
    isPushing = true
    Task {
      try await clock.sleep(for: .milliseconds(300))
      stack.append(row)
      isPushing = false
    }
  }
}
