import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A service's answers, given by hand.
@MainActor
@Suite(.noMistakes) struct PendingWorkTests {
  private let log = Log()

  @Test func aSecondAnswerIsRefusedAndTheFirstStands() async {
    let reports = Reports()
    let work = PendingWork<Int, String>(reporter: reports.reporter, file: "Tests.swift", line: 9)
    let screen = await asking(work, 7, log: log)
    #expect(await work.calls[0].succeed("first") == .given)
    let sentence =
      "PendingWork made at Tests.swift:9: call 0 (7) has had its answer, so this answer was"
      + " refused."
    #expect(await work.calls[0].succeed("second") == .refused(sentence))
    #expect(await work.calls[0].fail(CancellationError()).refusal == sentence)
    #expect(log.entries == ["first"])
    #expect(reports.all == [sentence, sentence])
    screen.stop()
  }

  @Test func anErrorIsAnAnswer() async {
    struct Failed: Error {}
    let work = PendingWork<Void, String>()
    let screen = await asking(work, (), log: log)
    await work.calls[0].fail(Failed())
    #expect(log.entries == ["Failed"])
    screen.stop()
  }

  @Test func whatIsAbandonedFailsAndKeepsNothing() async {
    let work = PendingWork<Void, String>()
    let screen = await asking(work, (), log: log)
    work.abandon()
    await screen.settled()
    #expect(log.entries == ["CancellationError"])
    #expect(work.waiting.isEmpty)
  }

  @Test func answersComeInAnyOrder() async {
    let work = PendingWork<Int, String>()
    let screen = await asking(work, 0, 1, 2, log: log)
    #expect(work.calls.map(\.argument) == [0, 1, 2])
    await work.calls[2].succeed("two")
    #expect(work.waiting.map(\.argument) == [0, 1])
    await work.calls[0].succeed("zero")
    await work.calls[1].succeed("one")
    #expect(log.entries == ["two", "zero", "one"])
    screen.stop()
  }

  @Test func oneCallAfterAnotherInTheSameWork() async {
    let work = PendingWork<String, String>()
    let screen = await performing(log: log) {
      let first = try await work("first")
      return first + (try await work("second"))
    }
    await work.calls[0].succeed("one ")
    #expect(work.calls.map(\.argument) == ["first", "second"])
    #expect(log.entries == [])
    await work.calls[1].succeed("two")
    #expect(log.entries == ["one two"])
    screen.stop()
  }

  @Test func twoCallsAtOnceInTheSameWork() async {
    let work = PendingWork<String, String>()
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    @MainActor @Sendable func ask(_ question: String) async throws -> String {
      begin.yield()
      return try await work(question)
    }
    let screen = started { state in
      state.perform {
        async let first = ask("first")
        async let second = ask("second")
        return try await first + second
      } then: {
        log.add($0)
      }
    }
    for await _ in begun where work.calls.count == 2 { break }
    for call in work.calls { await call.succeed(call.argument ?? "") }
    await screen.settled()
    #expect(log.entries == ["firstsecond"])
  }

  /// Often: what is resumed comes back to the main actor by way of another thread.
  @Test func anAnswerReturnsWhenATaskOutsideOfAnyScreenHasGoneOn() async {
    for _ in 0..<2_000 {
      let work = PendingWork<Void, String>()
      let log = Log()
      for _ in 1...2 { Task { _ = log.add(try await work(())) } }
      await turns(1)
      await work.calls[1].succeed("new")
      await work.calls[0].succeed("old")
      #expect(log.entries == ["new", "old"])
    }
  }

  // MARK: - Tasks that outlive their work

  @Test func aCallOfATaskThatFinishedWorkHasStartedWaits() async {
    let (work, counts) = (PendingWork<Void, String>(), PendingWork<String, Void>())
    let screen = await performing(log: log) {
      let value = try await work(())
      Task {
        try await counts(value)
        log.add("counted")
      }
      return value
    }
    await work.calls[0].succeed("loaded")
    await turns(2)
    #expect(counts.waiting.map(\.argument) == ["loaded"])
    await counts.calls[0].succeed(())
    #expect(log.entries == ["loaded", "counted"])
    screen.stop()
  }
}
