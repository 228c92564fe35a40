import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Each refusal is one sentence: who asked for what, the rule, and the remedy.
///
/// The suites of rules 4, 5, 6, 12 and 13 check further sentences.
@MainActor
@Suite(.probes, .noMistakes) struct RefusalTests {
  private let probe = Probe()

  @Test func guardedFromOutside() {
    probe.allowing(.a) { _, _ in false }
    expect(
      probe.startedScreen().transition(to: .b).refusal, .guarded,
      "The screen, in ProbeState, was asked for .b, and ProbeState's canTransition(to:) returned false;"
        + " ask for a kind that it allows, or allow this one.")
  }

  @Test(.mistakes) func guarding() async {
    probe.allowing(.a) { state, _ in
      state.display.count = 1
      state.after(.zero, cause: "tick") { nil }
      return true
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    let rest =
      "in canTransition(to:), which may not draw, write or ask for anything;"
      + " return true or false there, and act in the request or in enter()."
    #expect(
      await records.refusals() == [
        "ProbeState drew \(rest)", "ProbeState asked to start work (tick) \(rest)",
      ])
  }

  @Test(.mistakes) func notEntered() {
    expect(
      ProbeState(.a, of: Probe()).go(.b).refusal, .notEntered,
      "ProbeState asked for .b before it was entered; a state decides only while it is current:"
        + " act in enter().")
  }

  @Test(.mistakes) func beforeTheStart() {
    expect(
      Probe().screen().state.go(.b).refusal, .notRunning,
      "ProbeState asked for .b before its screen was started; a screen answers only while it runs:"
        + " start it first, or keep it for as long as it is needed.")
  }

  @Test func stale() async {
    let screen = Probe().startedScreen()
    let records = Records(of: screen)
    let old = screen.state
    old.go(.b)
    old.go(.c)
    old.wave()
    let rest =
      "after it had exited; a state decides only while it is current:"
      + " capture what the work needs, and let the result name the next kind."
    #expect(
      await records.refusals() == [
        "ProbeState asked for .c \(rest)", "ProbeState was sent wave() \(rest)",
      ])
  }

  @Test(.mistakes) func superseded() {
    var refusal: Refusal?
    probe.entering(.a) {
      $0.go(.b)
      refusal = $0.go(.c).refusal
    }
    _ = probe.startedScreen()
    expect(
      refusal, .superseded,
      "ProbeState asked for .c while its request for .b is queued; a state has one request at a"
        + " time: decide once, for one kind.")
  }

  @Test(.mistakes) func notRunning() {
    let screen = Probe().screen()
    expect(
      screen.transition(to: .b).refusal, .notRunning,
      "The screen, in ProbeState, was asked for .b while it was not running; a screen answers only"
        + " while it runs: start it first, or keep it for as long as it is needed.")
    screen.start()
    screen.stop()
    expect(
      screen.state.go(.b).refusal, .notRunning,
      "ProbeState asked for .b after its screen had stopped; a screen answers only while it runs:"
        + " start it first, or keep it for as long as it is needed.")
  }

  @Test func notRunningAnyMore() {
    var refusal: Refusal?
    probe.entering(.a) {
      $0.screen?.stop()
      refusal = $0.go(.b).refusal
    }
    _ = probe.startedScreen()
    expect(
      refusal, .notRunning,
      "ProbeState asked for .b after its screen was asked to stop; a screen answers only while it"
        + " runs: start it first, or keep it for as long as it is needed.")
  }

  private func expect(
    _ refusal: Refusal?, _ reason: Refusal.Reason, _ sentence: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(refusal?.reason == reason, sourceLocation: location)
    #expect(refusal?.description == sentence, sourceLocation: location)
  }
}
