import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A failure that nobody takes is in the log, by the type of its error.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10LostFailureTests {
  private struct LoanRefused: Error { var reader = "a name that belongs in no log" }

  private let probe = Probe()

  @Test(.mistakes) func thatOfWorkOfTheScreenIsRecorded() async {
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.perform(cause: "lend") { throw LoanRefused() }
    await screen.settled()
    #expect(await records.lines() == ["a: lend failed with LoanRefused ignored"])
  }

  @Test(.mistakes) func thatOfWorkWithReportsIsRecorded() async {
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.perform(cause: "send") { (report: @escaping @Sendable (Int) -> Void) in
      report(1)
      throw LoanRefused()
    } each: { state, count in
      state.display.count = count
    }
    await screen.settled()
    #expect(await records.lines() == ["a: send failed with LoanRefused ignored"])
    #expect(screen.display.count == 1)
  }

  @Test(.mistakes, arguments: [false, true])
  func thatOfASequenceIsRecorded(isOfState: Bool) async {
    let messages = PendingSequence<Int>()
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    if isOfState {
      screen.state.follow(messages) { _ in nil }
    } else {
      screen.follow(messages) { _, _ in }
    }
    await screen.settled()
    await messages.fail(LoanRefused())
    #expect(await records.lines() == ["a: element failed with LoanRefused ignored"])
  }

  #if DEBUG
    @Test func theMistakeNamesTheWorkAndNotTheText() async {
      let sentences = await toldMistakes {
        let screen = probe.startedScreen()
        for _ in 0..<2 { screen.perform(cause: "lend") { throw LoanRefused() } }
        await screen.settled()
      }
      #expect(
        sentences == [
          "The lend of the screen failed with LoanRefused, and nobody took the failure; take it in the"
            + " `then` of perform or in the `finished` of follow, or catch it in the work."
        ])
    }
  #endif

  // MARK: - What is no mistake

  @Test func aFailureThatIsTakenIsNotRecorded() async {
    let messages = PendingSequence<Int>()
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.perform {
      throw LoanRefused()
    } then: { state, _ in
      state.display.text = "failed"
    }
    screen.state.perform {
      throw LoanRefused()
    } then: { (_: Result<Void, any Error>) in
      nil
    }
    screen.state.follow(messages) { _ in
      nil
    } finished: { _ in
      nil
    }
    await screen.settled()
    await messages.fail(LoanRefused())
    #expect(await records.lines() == [])
    #expect(screen.display.text == "failed")
  }

  @Test func aSuccessACancellationAndTheEndOfASequenceAreNotRecorded() async {
    let messages = PendingSequence<Int>()
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.perform {}
    screen.perform { throw CancellationError() }
    screen.state.follow(messages) { _ in nil }
    await screen.settled()
    await messages.finish()
    #expect(await records.lines() == [])
  }
}
