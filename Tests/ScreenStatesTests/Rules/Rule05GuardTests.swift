import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// `canTransition(to:)` is the guard.
@MainActor
@Suite(.probes, .noMistakes) struct Rule05GuardTests {
  private let probe = Probe()

  @Test func theDefaultAllowsEveryKind() {
    let state = ProbeScreen.State()
    #expect(state.canTransition(to: .b))
  }

  @Test func aRefusedRequestChangesNothingAndSaysWhy() {
    probe.entering(.a) { $0.display.text = "a" }
    probe.allowing(.a) { _, next in next != .b }
    let screen = probe.quietScreen()
    let state = screen.state
    screen.watch { _ in probe.note("frame") }
    probe.clear()
    #expect(
      screen.state.go(.b).refusal?.description
        == "ProbeState asked for .b, and its canTransition(to:) returned false;"
        + " ask for a kind that it allows, or allow this one.")
    #expect(probe.log == ["may a → b"])
    #expect(screen.kind == .a)
    #expect(screen.state === state)
    #expect(state.isCurrent)
    #expect(screen.display.text == "a")
    #expect(screen.state.go(.c) == .taken)
  }

  @Test func theGuardAnswersWorkTooAndTheStateGoesOn() async {
    probe.allowing(.a) { _, _ in false }
    probe.entering(.a) { $0.load(then: .b) }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(await records.lines() == ["a → b: success refused (guarded)"])
    #expect(screen.kind == .a)
  }

  @Test(.mistakes) func aDrawInTheGuardIsDiscardedAndRecorded() async {
    probe.allowing(.a) { state, _ in
      state.display.text = "drawn"
      state.update { $0.count = 1 }
      return false
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    #expect(screen.state.display == ProbeDisplay())
    #expect(screen.display == ProbeDisplay())
    #expect(
      await records.lines() == [
        "a: display refused (guarding)", "a: display refused (guarding)",
        "a → b: go refused (guarded)",
      ])
  }

  @Test func aStopInTheGuardStopsTheScreenInstead() {
    probe.allowing(.a) { state, _ in
      state.screen?.stop()
      return true
    }
    let screen = probe.quietScreen()
    #expect(screen.state.go(.b).refusal?.reason == .notRunning)
    #expect(probe.log == ["may a → b", "make b", "exit a"])
    #expect(!screen.isRunning)
    #expect(screen.kind == .a)
  }
}
