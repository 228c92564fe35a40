import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The display may coalesce; the log loses nothing.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08TwoFeedsTests {
  @Test func theLogTellsEveryRequestWithItsOutcome() async {
    let probe = Probe()
    probe.allowing(.b) { _, next in next != .c }
    let screen = probe.screen()
    let records = Records(of: screen)
    screen.start()
    screen.start()
    screen.state.go(.b)
    screen.state.go(.c)
    screen.state.wave()
    screen.transition(to: .a, cause: "outside")
    screen.stop()
    screen.transition(to: .b, cause: "late")
    screen.start(at: .c)
    #expect(
      await records.lines() == [
        "• → a: start", "a → a: start refused (alreadyRunning)", "a → b: go",
        "b → c: go refused (guarded)", "b: wave() ignored", "b → a: outside", "a: stop",
        "• → b: late refused (notRunning)", "• → c: start",
      ])
  }

  @Test func aQueuedRequestHasOneRecordWithItsFinalOutcome() async {
    let probe = Probe()
    probe.allowing(.a) { _, _ in false }
    var outcome: TransitionOutcome?
    probe.entering(.a) { outcome = $0.go(.b) }
    let screen = probe.screen()
    let records = Records(of: screen)
    screen.start()
    #expect(outcome == .queued)
    #expect(await records.lines() == ["• → a: start", "a → b: go refused (guarded)"])
  }

  @Test func everyReaderHasAStreamOfItsOwn() async {
    let screen = Probe().startedScreen()
    let first = Records(of: screen)
    screen.state.go(.b)
    let second = Records(of: screen)
    screen.state.go(.c)
    // Each reader marks the present for both.
    #expect(await first.lines() == ["a → b: go", "b → c: go"])
    #expect(await second.lines() == ["b → c: go"])
  }

  @Test func theLogLosesNothingThatIsNotReadYetAndHoldsTheKindsThemselves() async {
    let screen = Probe().startedScreen()
    let records = Records(of: screen)
    for number in 0..<2_000 { screen.state.go(.number(number)) }
    let read = await records.soFar()
    #expect(read.compactMap(\.to) == (0..<2_000).map(ProbeKind.number))
    #expect(read.compactMap(\.from) == [.a] + (0..<1_999).map(ProbeKind.number))
  }

  @Test func theLogEndsWhenTheScreenHasGoneAlsoIfItsStateIsHeld() async {
    var screen: ProbeScreen? = Probe().startedScreen()
    let state = screen?.state
    let stream = screen?.transitions()
    screen = nil
    var lines: [String] = []
    if let stream { for await record in stream { lines.append(record.description) } }
    #expect(lines == ["a: released"])
    #expect(state?.go(.b).refusal?.reason == .notRunning)
  }
}
