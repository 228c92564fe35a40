import TestTraits
import ScreenStates
import Testing

@MainActor
@Suite(.probes, .noMistakes) struct TransitionRecordTests {
  @Test func aRecordIsOneLine() async {
    let probe = Probe()
    probe.allowing(.a) { _, next in next != .c }
    let screen = probe.screen()
    let records = Records(of: screen)
    screen.start()
    screen.state.go(.c)
    screen.state.wave()
    screen.state.go(.number(1))
    screen.stop()
    #expect(
      await records.lines() == [
        "• → a: start", "a → c: go refused (guarded)", "a: wave() ignored", "a → number: go",
        "number: stop",
      ])
  }

  @Test func anOutcomeTellsItsRefusal() {
    let probe = Probe()
    probe.allowing(.a) { _, _ in false }
    let screen = probe.startedScreen()
    #expect(screen.state.go(.b).refusal?.reason == .guarded)
    #expect(TransitionOutcome.taken.refusal == nil)
    #expect(TransitionOutcome.queued.refusal == nil)
  }
}
