import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Every transition has a cause, with no code for it.
@MainActor
@Suite(.probes, .noMistakes) struct Rule09CauseTests {
  private let probe = Probe()

  @Test func theCauseIsTheFunctionThatAsked() async {
    let screen = Probe().startedScreen()
    let records = Records(of: screen)
    func choose(_ state: ProbeState) { state.transition(to: .b) }
    func force(_ screen: ProbeScreen) { screen.transition(to: .c) }
    choose(screen.state)
    force(screen)
    screen.state.transition(to: .a, cause: "by hand")
    #expect(await records.lines() == ["a → b: choose(_:)", "b → c: force(_:)", "c → a: by hand"])
  }

  @Test func workHasACauseOfItsKind() async {
    let clock = ManualClock()
    let (stream, elements) = AsyncStream.makeStream(of: Int.self)
    let entered = Moment()
    probe.entering(.a) { $0.load(then: .b) }
    probe.entering(.b) { $0.after(.zero) { .c } }
    probe.entering(.c) { $0.follow(stream) { _ in .number(1) } }
    probe.entering(.number(1)) { state in
      if state.ordinal == 1 {
        state.host(Probe().screen()) { _ in .number(2) }
      } else {
        entered.happen()
      }
    }
    let screen = probe.startedScreen(clock: clock)
    let records = Records(of: screen)
    await screen.settled()
    await clock.advance(by: .zero)
    elements.yield(1)
    await entered.hasHappened()
    #expect(
      await records.lines() == [
        "a → b: success", "b → c: timer", "c → number: element", "number → number: child",
      ])
  }

  @Test func aFailureIsACauseOfItsOwn() async {
    probe.entering(.a) {
      $0.load(then: .b) { throw CancellationError() }
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(await records.lines() == ["a → b: failure"])
  }

  @Test func workCanBeGivenACauseAlsoOneThatIsADefault() async {
    let clock = ManualClock()
    probe.entering(.a) { $0.load(cause: "result", then: .b) }
    probe.entering(.b) { $0.after(.zero, cause: "late") { .c } }
    probe.entering(.c) { $0.host(Probe().screen(), cause: "inside") { _ in .number(1) } }
    let screen = probe.startedScreen(clock: clock)
    let records = Records(of: screen)
    await screen.settled()
    await clock.advance(by: .zero)
    #expect(
      await records.lines() == ["a → b: result", "b → c: late", "c → number: inside"])
  }

  @Test func aHandleTellsItsCause() {
    var causes: [String] = []
    probe.entering(.a) { state in
      causes = [
        state.load(then: nil).cause, state.after(.zero) { nil }.cause,
        state.follow(AsyncStream<Int>.makeStream().stream) { _ in nil }.cause,
        state.host(Probe().screen()).cause,
      ]
    }
    let screen = probe.startedScreen(clock: ManualClock())
    #expect(causes == ["result", "timer", "element", "child"])
    #expect(screen.isRunning)
  }
}
