import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A draw after the exit is refused: the frame of an exited state is still shown in mid-transition.
@MainActor
@Suite(.probes, .noMistakes) struct Rule07LateDrawTests {
  private let probe = Probe()

  @Test func inTheNextEntryItDoesNotChangeWhatIsShown() async {
    var former: ProbeState?
    var shown: [String] = []
    probe.entering(.a) { state in
      former = state
      state.display.text = "old"
    }
    probe.entering(.b) { state in
      former?.display.text = "late"
      former?.update { $0.text = "later" }
      shown.append(state.screen?.display.text ?? "")
      state.display.text = "new"
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    #expect(shown == ["old"])
    #expect(screen.display.text == "new")
    #expect(former?.display.text == "old")
    #expect(
      await records.lines() == [
        "a → b: go", "b: display refused (stale)", "b: display refused (stale)",
      ])
    former = nil
  }
}
