import TestTraits
import ScreenStates
import Testing

@MainActor
@Suite(.probes, .noMistakes) struct TransitionRecordTests {
  @Test func anOutcomeTellsItsRefusal() {
    let probe = Probe()
    probe.allowing(.a) { _, _ in false }
    let screen = probe.startedScreen()
    #expect(screen.state.go(.b).refusal?.reason == .guarded)
    #expect(TransitionOutcome.taken.refusal == nil)
    #expect(TransitionOutcome.queued.refusal == nil)
  }
}
