import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A report is delivered by one task of the main actor, and a report after the end by none: work that
/// ignores its end may report for as long as it likes.
@MainActor
@Suite(.probes, .noMistakes) struct Rule18LateReportsTests {
  /// What a task inherits and holds until it has run.
  private final class Mark: Sendable {}
  @TaskLocal private static var mark: Mark?

  private let probe = Probe()
  private let work = PendingWork<Void, Void>(reporter: .silent)
  private let line = ReportLine<Int>()

  @Test(arguments: ["exit", "cancellation", "result"])
  func aReportAfterTheEndQueuesNoTask(end: String) async {
    var performing: ProbeScreen.Work?
    probe.entering(.a) { [work, line] state in
      performing = state.perform { report in
        line.report = report
        try await work(())
      } each: { _ in
        nil
      } then: { _ in
        nil
      }
    }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(queuesTask(1))
    #expect(!queuesTask(2), "The task of the report before will deliver it.")
    await screen.settled()
    switch end {
    case "exit": screen.state.go(.b)
    case "cancellation": performing?.cancel()
    default: await work.calls[0].succeed(())
    }
    #expect(performing?.isUnderWay == false)
    #expect(!queuesTask(3))
    work.abandon()
    performing = nil
  }

  /// Reports, and answers whether a task now waits for the main actor.
  private func queuesTask(_ number: Int) -> Bool {
    weak var mark: Mark?
    do {
      let made = Mark()
      mark = made
      Self.$mark.withValue(made) { line(number) }
    }
    return mark != nil
  }
}
