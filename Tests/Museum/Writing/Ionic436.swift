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
    var explorer = Explorer(of: Navigation.self) {
      $0.stack
    } make: { inputs in
      let clock = ManualClock()
      for row in [1, 2] {
        inputs.act(
          "navigation.tap(\(row))", when: { $0.stack.isEmpty && clock.scheduledCount == row - 1 }
        ) { $0.tap(row) }
      }
      inputs.clock(clock)
      return Navigation(clock, isFixed)
    }
    explorer.always(.oneSubmit) { $1.count < 2 }
    return explorer
  }
}

@MainActor
private final class Navigation {
  private let clock: ManualClock
  private let isFixed: Bool
  private var isPushing = false
  private(set) var stack: [Int] = []

  init(_ clock: ManualClock, _ isFixed: Bool) { (self.clock, self.isFixed) = (clock, isFixed) }

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
