import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What is asked before the start is on the record, with no kind that it came from.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08BeforeTheStartTests {
  private let probe = Probe()

  @Test(.mistakes) func eachIsRefusedAndTheRemedyIsToStart() {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    let child = Probe().screen()
    screen.transition(to: .b, cause: "tap")
    screen.perform(cause: "save") {}
    screen.state.go(.b)
    screen.state.load(cause: "load", then: .b)
    screen.state.after(.seconds(1), cause: "tick") { .b }
    screen.state.follow(AsyncStream<Int>.makeStream().stream, cause: "news") { _ in .b }
    screen.state.host(child, cause: "tab")
    screen.state.wave()
    #expect(
      recorder.lines == [
        "• → b: tap refused (notRunning)", "•: save refused (notRunning)",
        "• → b: go refused (notRunning)", "•: load refused (notRunning)",
        "•: tick refused (notRunning)", "•: news refused (notRunning)",
        "•: tab refused (notRunning)", "•: wave() refused (notRunning)",
      ])
    #expect(recorder.refusals.allSatisfy { $0.description.contains("start it first") })
    #expect(!child.isRunning)
    screen.start()
    #expect(screen.kind == .a)
    #expect(screen.underWay.isEmpty)
  }

  @Test(.mistakes) func theInitialStateHasNotBeenEnteredWhileItIsMade() {
    var refusal: Refusal?
    probe.making(.a) { [probe] in
      let state = ProbeState(.a, of: probe)
      refusal = state.go(.b).refusal
      return state
    }
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    screen.start()
    #expect(refusal?.reason == .notEntered)
    #expect(recorder.lines == ["• → a: start"])
  }

  @Test(.mistakes) func aScreenThatIsDroppedBeforeItsStartIsFreedWithItsStateAndItsLog() async {
    var screen: ProbeScreen? = probe.screen()
    let gone = { [weak gone = screen] in gone }
    let state = { [weak state = screen?.state] in state }
    var lines: [String] = []
    let stream = screen?.transitions()
    screen?.state.go(.b)
    screen = nil
    if let stream { for await record in stream { lines.append(record.description) } }
    #expect(gone() == nil)
    #expect(state() == nil)
    #expect(lines == ["• → b: go refused (notRunning)"])
  }
}
