import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// In `exit()` a state can read why it ends.
@MainActor
@Suite(.probes, .noMistakes) struct Rule13DepartureTests {
  private let outer = Probe("outer")
  private let inner = Probe("inner")
  private let heard = Journal()

  private func hear(_ probe: Probe, _ kind: ProbeKind = .a) {
    probe.exiting(kind) { [heard] state in
      let words =
        switch state.departure {
        case .to(let kind): "to \(kind)"
        case .stopped: "stopped"
        case .hostLeft: "host left"
        case .released: "released"
        case nil: "nil"
        }
      heard.entries.append(words)
    }
  }

  @Test func itNamesTheNextKindWithItsPayload() {
    hear(outer)
    let screen = outer.startedScreen()
    screen.state.go(.number(7))
    #expect(heard.entries == ["to number(7)"])
  }

  @Test func aStopAndTheStopOfAHostSayStopped() {
    hear(outer)
    hear(inner)
    outer.entering(.a) { [inner] in $0.host(inner.screen()) }
    outer.startedScreen().stop()
    #expect(heard.entries == ["stopped", "stopped"])
  }

  @Test func aTransitionOfTheHostSaysSoToTheChild() {
    hear(outer)
    hear(inner)
    outer.entering(.a) { [inner] in $0.host(inner.screen()) }
    let screen = outer.startedScreen()
    screen.state.go(.b)
    #expect(heard.entries == ["host left", "to b"])
  }

  @Test func theEndOfTheHostingSaysSoToTheChild() {
    hear(inner)
    let screen = outer.startedScreen()
    screen.state.host(inner.screen()).cancel()
    #expect(heard.entries == ["host left"])
  }

  @Test func itSaysWhatIsIntendedAlthoughAStopInTheExitPreventsTheEntry() {
    outer.exiting(.a) { [heard] state in
      state.screen?.stop()
      if case .to(.b) = state.departure { heard.entries.append("to b") }
    }
    let screen = outer.startedScreen()
    screen.state.go(.b)
    #expect(heard.entries == ["to b"])
    #expect(!screen.isRunning)
  }
}
