import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // MostroP2P/mobile#692: a link waits 100 ms for the router, and is dropped if that takes longer.
  static let mostro692 = Exhibit(
    "MostroP2P/mobile#692", "A link that starts the app is silently dropped.",
    .requestReachesItsEnd, needs: .time,
    history: [
      "app.start(by: \"link\")", "await clock.advance(by: .milliseconds(100))",
      "await clock.advance(by: .milliseconds(800))",
    ], inScreens: .yes("a state that exits when its timer fires, even if the router is not ready")
  ) { isFixed in
    Explorer(of: App.self) {
      (isReady: $0.isReady, opened: $0.opened)
    } make: { inputs in
      let clock = ManualClock()
      inputs.act("app.start(by: \"link\")", when: { !$0.isStarted }) { $0.start(by: "link") }
      inputs.clock(clock)
      inputs.always(.requestReachesItsEnd, when: { $0.isReady }) { $0.opened == "link" }
      return App(clock, isFixed)
    }
  }
}

private final class App: Timed {
  private(set) var (isStarted, isReady) = (false, false)
  private(set) var opened: String?

  func start(by link: String) {
    isStarted = true
    let router = Task {
      try await clock.sleep(for: .milliseconds(900))
      isReady = true
    }
    Task {
      if isFixed { try await router.value } else { try await clock.sleep(for: .milliseconds(100)) }
      if isReady { opened = link }
    }
  }
}
