import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The same kind again is a full exit and enter; a state is used only once.
@MainActor
@Suite(.probes, .noMistakes) struct Rule04SameKindAgainTests {
  private let probe = Probe()

  @Test func theSameKindAgainIsAFullExitAndEnterWithANewObject() {
    probe.entering(.a) { $0.display.count += 1 }
    let screen = probe.quietScreen()
    let old = screen.state
    #expect(old.go(.a) == .taken)
    #expect(probe.log == ["may a → a", "make a", "exit a", "enter a"])
    #expect(screen.state !== old)
    #expect(screen.state.ordinal == 2)
    #expect(screen.display.count == 1)
  }

  @Test func aResultThatComesAfterReentryOfTheSameKindIsDropped() async {
    let work = PendingWork<Int, String>()
    probe.entering(.a) { state in
      let ordinal = state.ordinal
      state.perform {
        try await work(ordinal)
      } then: { [weak state] result in
        state?.display.text = (try? result.get()) ?? "failed"
        return nil
      }
    }
    let screen = await probe.settledScreen()
    screen.state.go(.a)
    await screen.settled()
    await work.calls[0].succeed("old")
    #expect(screen.display.text == "")
    await work.calls[1].succeed("new")
    #expect(screen.display.text == "new")
  }

  @Test(.mistakes) func aStateThatHasBeenEnteredBeforeIsRefusedWithBothNames() {
    let screen = probe.quietScreen()
    let used = screen.state
    used.go(.b)
    probe.making(.c) { used }
    expectUsed(screen.state.go(.c).refusal, ".c", "has been used before")
    #expect(screen.kind == .b)
  }

  @Test(.mistakes) func theInitialStateOfAScreenThatStartedElsewhereIsUsed() {
    let screen = probe.screen()
    let initial = screen.state
    screen.start(at: .b)
    probe.making(.a) { initial }
    // It was never entered.
    #expect(screen.state.go(.a).refusal?.description.contains("has been used before") == true)
  }

  @Test(.mistakes) func theCurrentStateItselfIsRefused() {
    let screen = probe.quietScreen()
    probe.making(.b) { [weak screen] in screen?.state }
    expectUsed(screen.state.go(.b).refusal, ".b", "is in .a already")
  }

  @Test(.mistakes) func aStateOfAnotherScreenIsRefusedWithBothNames() {
    let other = Probe().startedScreen(initial: .c)
    probe.making(.b) { other.state }
    let screen = probe.quietScreen()
    expectUsed(screen.state.go(.b).refusal, ".b", "another screen is in (c)")
    #expect(screen.kind == .a)
    #expect(other.state.isCurrent)
  }

  @Test(.mistakes) func aStateThatAStopHasEndedIsRefused() {
    let screen = probe.quietScreen()
    let used = screen.state
    screen.stop()
    probe.making(.a) { used }
    #expect(screen.start().refusal?.reason == .usedState)
    #expect(!screen.isRunning)
  }

  @Test(.mistakes) func twoScreensThatAreGivenOneObjectDoNotShareIt() {
    let shared = ProbeState(.a, of: probe)
    probe.making(.a) { shared }
    let first = probe.screen()
    let second = probe.screen()
    #expect(first.start() == .taken)
    #expect(second.start().refusal?.reason == .usedState)
    #expect(!second.isRunning && second.display == ProbeDisplay())
    #expect(shared.screen === first)
  }

  @Test(.mistakes) func aStateThatIsAboutToBeEnteredIsNotSharedEither() {
    let other = Probe()
    let shared = ProbeState(.b, of: probe)
    probe.making(.b) { shared }
    other.making(.b) { shared }
    let (screen, second) = (probe.startedScreen(), other.startedScreen())
    var refusal: Refusal?
    probe.exiting(.a) { _ in
      refusal = second.transition(to: .b).refusal
      #expect(other.screen(initial: .b).start().refusal?.reason == .usedState)
    }
    #expect(screen.state.go(.b) == .taken)
    expectUsed(refusal, ".b", "another screen will enter")
    #expect(second.kind == .a)
    #expect(shared.screen === screen)
  }

  @Test func aStateThatAStopInTheExitHasKeptOutIsNotUsed() {
    let made = ProbeState(.b, of: probe)
    probe.making(.b) { made }
    probe.exiting(.a) { $0.screen?.stop() }
    let screen = probe.startedScreen()
    #expect(screen.state.go(.b).refusal?.reason == .notRunning)
    #expect(screen.start(at: .b) == .taken)
    #expect(screen.state === made)
  }

  private func expectUsed(
    _ refusal: Refusal?, _ kind: String, _ use: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      refusal?.description
        == "The screen, in ProbeState, was asked for \(kind), and the factory gave a ProbeState that"
        + " \(use); a state is used only once: make a new one each time in makeState(for:).",
      sourceLocation: location)
  }
}
