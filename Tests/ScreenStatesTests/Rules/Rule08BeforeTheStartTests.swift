import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What is asked before the start is on the record, with no kind that it came from.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08BeforeTheStartTests {
  private let probe = Probe()

  @Test(.mistakes) func eachIsRefusedAndTheRemedyIsToStart() {
    let child = Probe().screen()
    let (elements, _) = AsyncStream.makeStream(of: Int.self)
    expectRecord("• → b: tap refused (notRunning)") { $0.transition(to: .b, cause: "tap").refusal }
    expectRecord("•: save refused (notRunning)") { $0.perform(cause: "save") {}.refusal }
    expectRecord("• → b: go refused (notRunning)") { $0.state.go(.b).refusal }
    expectRecord("•: load refused (notRunning)") { screen in
      screen.state.load(cause: "load", then: .b).refusal
    }
    expectRecord("•: tick refused (notRunning)") { screen in
      screen.state.after(.seconds(1), cause: "tick") { .b }.refusal
    }
    expectRecord("•: news refused (notRunning)") { screen in
      screen.state.follow(elements, cause: "news") { _ in .b }.refusal
    }
    expectRecord("•: tab refused (notRunning)") { $0.state.host(child, cause: "tab").refusal }
    #expect(!child.isRunning)
    expectRecord("•: wave() refused (notRunning)") { screen in
      screen.state.wave()
      return nil
    }
  }

  @Test(.mistakes) func aStateThatIsNoScreensYetHasNotBeenEntered() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    var refusals: [Refusal?] = []
    probe.making(.b) { [probe] in
      let state = ProbeState(.b, of: probe)
      refusals.append(state.go(.c).refusal)
      refusals.append(state.after(.zero) { .c }.refusal)
      state.wave()
      return state
    }
    screen.state.go(.b)
    #expect(refusals.map { $0?.reason } == [.notEntered, .notEntered])
    #expect(recorder.lines == ["a → b: go"])
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

  /// Asks for something before the start, and looks at the record and its sentence.
  private func expectRecord(
    _ line: String, at location: SourceLocation = #_sourceLocation,
    ask: (ProbeScreen) -> Refusal?
  ) {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    let refusal = ask(screen)
    #expect(recorder.lines == [line], sourceLocation: location)
    #expect(recorder.all.first?.from == nil, sourceLocation: location)
    if let refusal { #expect(recorder.refusals == [refusal], sourceLocation: location) }
    let remedy = recorder.refusals.first?.description.split(separator: ";").last ?? ""
    #expect(remedy.contains("start"), "The remedy is to start.", sourceLocation: location)
    screen.start()
    #expect(screen.kind == .a, sourceLocation: location)
    #expect(screen.underWay.isEmpty, sourceLocation: location)
  }
}
