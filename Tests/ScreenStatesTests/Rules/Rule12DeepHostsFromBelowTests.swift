import ScreenStates
import TestTraits
import Testing

/// The bound on the depth of hosts also holds for hosts that are built from below.
@MainActor
@Suite(.noMistakes) struct Rule12DeepHostsFromBelowTests {
  @Test func theTwoHundredAndFirstIsRefused() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let probe = Probe()
      var screens = [probe.startedScreen()]
      var refusals: [Refusal] = []
      for _ in 0..<5_000 {
        let host = probe.startedScreen()
        guard let child = screens.last else { break }
        if let refusal = host.state.host(child).refusal { refusals.append(refusal) }
        screens.append(host)
      }
      // Every 200 levels, a host refuses and begins a new tower.
      precondition(refusals.count == 25)
      precondition(refusals.allSatisfy { $0.reason == .alreadyHosted })
      precondition(screens[199].path == Array(repeating: "a", count: 200).joined(separator: "/"))
      for screen in screens { screen.stop() }
    }
  }
}
