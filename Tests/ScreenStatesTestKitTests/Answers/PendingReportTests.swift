import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Progress that is reported by hand, and answers to calls that were never made.
@MainActor
@Suite(.noMistakes) struct PendingReportTests {
  private let reports = Reports()
  private let log = Log()

  private func work() -> PendingWork<String, String> {
    PendingWork(reporter: reports.reporter, file: "Tests.swift", line: 9)
  }

  private func uploading(_ work: PendingWork<String, String>) async -> OneScreen {
    let screen = started { [log] state in
      state.perform { report in
        try await work("file", reporting: report)
      } each: { (sent: Int) in
        log.add("\(sent)")
      } then: {
        log.add($0)
      }
    }
    await screen.settled()
    return screen
  }

  @Test func aReportIsToldWhenTheCallReturns() async {
    let work = work()
    let screen = await uploading(work)
    await work.calls[0].report(1)
    #expect(log.entries == ["1"])
    await work.calls[0].report(2)
    await work.calls[0].succeed("sent")
    #expect(log.entries == ["1", "2", "sent"])
    screen.stop()
  }

  @Test func aSentenceThatCannotBePrintedEndsNothing() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      close(STDERR_FILENO)
      MisuseReporter.standardError.tell("It is closed.")
    }
  }

  @Test func aReportOfAnotherTypeIsRefused() async {
    let work = work()
    let screen = await uploading(work)
    await work.calls[0].report("half")
    #expect(
      reports.all == [
        "PendingWork made at Tests.swift:9: call 0 (file) takes reports of Int, not of String,"
          + " so this report was refused."
      ])
    await work.calls[0].succeed("sent")
    screen.stop()
  }

  @Test func aReportAfterTheAnswerIsRefused() async {
    let work = work()
    let screen = await uploading(work)
    await work.calls[0].succeed("sent")
    await work.calls[0].report(1)
    #expect(log.entries == ["sent"])
    #expect(reports.all.count == 1)
    screen.stop()
  }

  @Test func aCallThatWasAskedWithoutReportingTakesNoReports() async {
    let work = work()
    let screen = await asking(work, "a")
    await work.calls[0].report(1)
    #expect(reports.all.first?.contains("was made without a report closure") == true)
    await work.calls[0].succeed("")
    screen.stop()
  }

  @Test func aCallThatWasNeverMadeIsASentenceAndNoTrap() async {
    let work = work()
    await work.calls[0].succeed("a")
    #expect(
      reports.all == [
        "PendingWork made at Tests.swift:9 has been called 0 times so far, so there is no call 0;"
          + " await settled() first.",
        "PendingWork made at Tests.swift:9: call 0 was never made, so this answer was refused.",
      ])
    #expect(throws: FailedCheck.self) { try work.checkAnswered() }
  }

  // MARK: - A reporter that is silent

  @Test func evenThenAnAnswerToACallThatWasNeverMadeIsPrinted() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      ProcessBound.set()
      let work = PendingWork<String, String>(reporter: .silent, file: "Tests.swift", line: 9)
      await work.calls[0].succeed("a")
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        ScreenStatesTestKit: PendingWork made at Tests.swift:9 has been called 0 times so far, so \
        there is no call 0; await settled() first.

        """)
  }

  #if DEBUG
    @Test(arguments: [false, true])
    func itFailsTheTestThatHearsMistakes(_ isSilent: Bool) async {
      let work = PendingWork<String, String>(
        reporter: isSilent ? .silent : .standardError, file: "Tests.swift", line: 9)
      await reports.reporter.hearMistakes { _ = await work.calls[0].fail(CancellationError()) }
      #expect(
        reports.all == [
          "PendingWork made at Tests.swift:9 has been called 0 times so far, so there is no call 0;"
            + " await settled() first."
        ])
      #expect(throws: FailedCheck.self) { try work.checkAnswered() }
    }
  #endif

  @Test(arguments: ["second answer", "late answer", "no answer"])
  func whatCanBeMeantStaysSilent(_ answer: String) async throws {
    let work = PendingWork<String, String>(reporter: .silent)
    let screen = await asking(work, "a")
    await reports.reporter.hearMistakes {
      switch answer {
      case "second answer":
        await work.calls[0].succeed("one")
        await work.calls[0].succeed("two")
      case "late answer":
        screen.stop()
        await work.calls[0].succeed("late")
      default: work.abandon()
      }
    }
    #expect(reports.all == [])
    try work.checkAnswered()
    screen.stop()
  }
}
