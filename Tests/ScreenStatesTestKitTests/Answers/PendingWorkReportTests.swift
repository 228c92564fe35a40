import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What becomes of calls that are cancelled, dropped or forgotten, and what is said of them.
@MainActor
@Suite(.noMistakes) struct PendingWorkReportTests {
  private let reports = Reports()
  private let log = Log()

  private func work(
    whenCancelled cancelled: CancelledCalls = .keepWaiting
  ) -> PendingWork<String, String> {
    PendingWork(
      whenCancelled: cancelled, reporter: reports.reporter, file: "Tests.swift", line: 9)
  }

  @Test func itSaysWhichCallsWait() async {
    let work = work()
    #expect("\(work)" == "PendingWork made at Tests.swift:9: 0 calls, none is waiting")
    let screen = await asking(work, "a", "b")
    #expect(
      "\(work)" == """
        PendingWork made at Tests.swift:9: 2 calls, waiting: call 0 (a), call 1 (b)
        """)
    await work.calls[0].succeed("A")
    #expect("\(work)" == "PendingWork made at Tests.swift:9: 2 calls, waiting: call 1 (b)")
    work.abandon()
    screen.stop()
  }

  @Test func aCallThatIsDroppedWithItsScreenIsReportedWithTheLineThatMadeIt() async {
    let work = work()
    var screen: OneScreen? = await asking(work, "a")
    #expect(screen?.isRunning == true)
    screen = nil
    await reports.hasCome()
    #expect(
      reports.all == [
        """
        PendingWork made at Tests.swift:9: call 0 (a) was dropped unanswered with its screen; \
        answer it, or end it on purpose with abandon().
        """
      ])
    #expect(work.waiting.isEmpty)
  }

  @Test(arguments: [false, true])
  func aCallThatIsAbandonedOrWhoseStateHadLeftEndsSilentlyWithItsScreen(isAbandoned: Bool) async {
    let (ended, forgotten) = (work(), work())
    var first: OneScreen? = await asking(ended, "ended")
    var second: OneScreen? = await asking(forgotten, "forgotten")
    if isAbandoned { ended.abandon() } else { first?.stop() }
    #expect(first?.isRunning == isAbandoned && second?.isRunning == true)
    first = nil
    second = nil
    await reports.hasCome()
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("call 0 (forgotten)") == true)
    #expect(ended.waiting.isEmpty)
  }

  @Test func unansweredCallsCanBeCheckedFor() async throws {
    let work = work()
    try work.checkAnswered()
    let screen = await asking(work, "a", "b")
    let failure = #expect(throws: FailedCheck.self) { try work.checkAnswered() }
    #expect(
      failure?.description == """
        PendingWork made at Tests.swift:9:
        - call 0 (a) has no answer.
        - call 1 (b) has no answer.
        """)
    screen.stop()
    try work.checkAnswered()
    work.abandon()
  }

  @Test func aServiceThatHeedsCancellationFails() async {
    let work = work(whenCancelled: .fail)
    let screen = await asking(work, "a", log: log)
    screen.stop()
    #expect(work.waiting.isEmpty)
    #expect(
      await work.calls[0].succeed("late")
        == .refused(
          "PendingWork made at Tests.swift:9: call 0 (a) was cancelled, so this answer was refused."
        ))
    #expect(log.entries == [])
  }

  @Test func aCallOfWorkThatHadEndedBeforeItBeganFailsAtOnce() async {
    let work = work()
    let screen = started { $0.perform { try await work("a") } }
    // In the same turn, so that the work has not begun.
    screen.stop()
    screen.start()
    await screen.settled()
    #expect(work.calls.map(\.isWaiting) == [false, true])
    #expect(work.calls[0].isCancelled)
    #expect(
      await work.calls[0].succeed("late").refusal
        == "PendingWork made at Tests.swift:9: call 0 (a) was cancelled before it was made, so this"
        + " answer was refused.")
    work.abandon()
  }

  @Test func whatAnAnswerLeadsToIsThereWhenItReturns() async {
    let work = work()
    let screen = started { state in
      state.perform {
        try await work("first")
      } then: { [weak state] result in
        state?.perform {
          await elsewhere()
          return try await work("second")
        } then: {
          log.add($0)
        }
        return log.add(result)
      }
    }
    await screen.settled()
    await work.calls[0].succeed("one")
    #expect(work.calls[1].argument == "second")
    #expect(reports.all == [])
    #expect(work.calls[2].argument == nil)
    #expect(reports.all.count == 1)
    await work.calls[1].succeed("two")
    #expect(log.entries == ["one", "two"])
  }

  @Test func workThatWaitsForSomethingElseAfterItsAnswerIsReported() async {
    let work = work()
    let endless = AsyncStream.makeStream(of: Void.self)
    let screen = await performing {
      _ = try await work("a")
      for await _ in endless.stream {}
      return ""
    }
    await MisuseReporter.$patience.withValue(.milliseconds(10)) {
      #expect(await work.calls[0].succeed("b") == .given)
    }
    #expect(
      reports.all == [
        """
        PendingWork made at Tests.swift:9: what followed the answer to call 0 (a) has not come to rest \
        in 0.01 seconds: it waits for something that the test does not control.
        """
      ])
    screen.stop()
  }
}
