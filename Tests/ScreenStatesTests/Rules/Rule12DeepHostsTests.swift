import ScreenStates
import TestTraits
import Testing

/// Screens nest at most 100 levels deep; what is deeper is refused, and nothing overflows.
@MainActor
@Suite(.noMistakes) struct Rule12DeepHostsTests {
  /// Each state hosts one more of its kind.
  @Test(.probes, .mistakes) func theHundredAndFirstIsRefused() {
    let probe = Probe()
    var refusals: [Refusal] = []
    probe.entering(.number(0)) { state in
      guard case .number(let level) = state.kind else { return }
      let child = probe.screen(initial: .number(level + 1))
      if let refusal = state.host(child).refusal {
        #expect(level == 100)
        refusals.append(refusal)
      }
    }
    let screen = probe.startedScreen(initial: .number(1))
    #expect(probe.log.count { $0 == "enter number" } == 100)
    #expect(refusals.map(\.reason) == [.alreadyHosted])
    #expect(
      refusals.first?.description == "ProbeState asked to host the screen in number, which would be"
        + " more than 100 levels deep; let a screen further up host it.")
    #expect(screen.path == Array(repeating: "number", count: 100).joined(separator: "/"))
    screen.stop()
    #expect(probe.log.count { $0 == "exit number" } == 100)
  }

  @Test func theHundredAndFirstIsRefusedAlsoFromBelow() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let probe = Probe()
      var screens = [probe.startedScreen()]
      var refusals: [Refusal] = []
      for _ in 0..<1_000 {
        let host = probe.startedScreen()
        guard let child = screens.last else { break }
        if let refusal = host.state.host(child).refusal { refusals.append(refusal) }
        screens.append(host)
      }
      // Every 100 levels, a host refuses and begins a new tower.
      precondition(refusals.count == 10)
      precondition(refusals.allSatisfy { $0.reason == .alreadyHosted })
      precondition(screens[99].path == Array(repeating: "a", count: 100).joined(separator: "/"))
      for screen in screens { screen.stop() }
    }
  }

  /// The middle screen loses its host while it enters a state, and the outer one still waits for it.
  @Test(.probes, .mistakes) func aHostThatStillWaitsForAScreenIsNotHostedBelowIt() {
    let journal = Journal()
    let (outer, middle) = (Probe("outer", in: journal), Probe("middle", in: journal))
    let inner = Probe("inner", in: journal)
    let (screen, child, grandchild) = (outer.screen(), middle.screen(), inner.screen())
    var hosting: ProbeScreen.Work?
    var refused: Refusal?
    outer.entering(.a) { hosting = $0.host(child) }
    middle.entering(.b) { state in
      state.host(grandchild)
      hosting?.cancel()
      refused = grandchild.state.host(screen).refusal
    }
    screen.start()
    journal.entries = []
    child.state.go(.b)
    #expect(refused?.reason == .alreadyHosted)
    #expect(
      journal.entries.filter { $0.contains("exit") }
        == ["middle: exit a", "inner: exit a", "middle: exit b"])
    #expect(screen.path == "a")
  }
}
