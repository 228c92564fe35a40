import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Work of the screen tells of its progress, too; and what ends frees everything.
@MainActor
@Suite(.probes, .noMistakes) struct Rule18ScreenProgressTests {
  private let probe = Probe()
  private let work = PendingWork<Void, Void>(reporter: .silent)
  private let line = ReportLine<Int>()

  @discardableResult
  private func perform(on screen: ProbeScreen) async -> ProbeScreen.Work {
    let handle = screen.perform(cause: "upload") { [work, line] report in
      line.report = report
      try await work(())
    } each: { [probe] state, number in
      probe.note("each \(number) in \(state.kind.name)")
      state.display.text = "\(number)"
      state.display.count += 1
      if number == 9 { state.go(.c) }
    } then: { [probe] state, _ in
      probe.note("then in \(state.kind.name)")
    }
    await screen.settled()
    return handle
  }

  @Test func eachReportIsToldWithTheStateThatIsThenCurrent() async {
    let screen = probe.quietScreen()
    await perform(on: screen)
    line(1)
    await screen.settled()
    screen.state.go(.b)
    probe.clear()
    line(2)
    await screen.settled()
    #expect(probe.log == ["each 2 in b"])
    #expect(screen.display.text == "2")
    line(3)
    await work.calls[0].succeed(())
    #expect(probe.log == ["each 2 in b", "each 3 in b", "then in b"])
  }

  @Test func whatItDrawsIsOneFrameAndItsRequestIsTheStates() async {
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    await perform(on: screen)
    let frames = DisplayRecorder(of: screen)
    line(1)
    await screen.settled()
    line(9)
    await screen.settled()
    #expect(frames.all == [ProbeDisplay(), ProbeDisplay(text: "1", count: 1), ProbeDisplay()])
    #expect(await records.lines() == ["a → c: go"])
    work.abandon()
  }

  @Test func itEndsAtStop() async {
    let screen = probe.quietScreen()
    let handle = await perform(on: screen)
    let records = Records(of: screen)
    line(1)
    screen.stop()
    probe.clear()
    #expect(!handle.isUnderWay)
    await screen.settled()
    await Task {}.value
    line(2)
    await Task {}.value
    #expect(probe.log == [])
    #expect(await records.lines() == ["a: stop"])
    work.abandon()
  }

  @Test func itIsRefusedWhereNothingMayBeginAndItsWorkIsNotStarted() async {
    let screen = probe.quietScreen()
    screen.stop()
    let handle = await perform(on: screen)
    #expect(handle.refusal?.reason == .notRunning)
    #expect(!handle.isUnderWay)
    #expect(work.calls.isEmpty)
  }

  @Test func aReleasedScreenFreesWhatItsWorkHeldAlsoWhenTheReportIsKept() async {
    let freed = [Moment(), Moment(), Moment()]
    let cancelled = Moment()
    var screen: ProbeScreen? = probe.quietScreen()
    let state = { [weak state = screen?.state] in state }
    do {
      let mortals = freed.map { Mortal($0) }
      screen?.perform { [line] report in
        line.report = report
        do { try await PendingAnswer.never() } catch { cancelled.happen() }
        withExtendedLifetime(mortals[0]) {}
      } each: { _, _ in
        withExtendedLifetime(mortals[1]) {}
      } then: { _, _ in
        withExtendedLifetime(mortals[2]) {}
      }
    }
    await Task {}.value
    line(1)
    let gone = { [weak gone = screen] in gone }
    screen = nil
    #expect(gone() == nil)
    await cancelled.hasHappened()
    for moment in freed { await moment.hasHappened() }
    line(2)
    await Task {}.value
    #expect(state() == nil)
  }

  @Test func workOfAStateThatHasExitedFreesItsEachAtOnce() async {
    let freed = Moment()
    probe.entering(.a) { [work, line] state in
      let mortal = Mortal(freed)
      state.perform { report in
        line.report = report
        try await work(())
      } each: { _ in
        withExtendedLifetime(mortal) { nil }
      } then: { _ in
        nil
      }
    }
    let screen = await probe.settledScreen()
    screen.state.go(.b)
    // The work has not returned, and the closure with which it reports is kept.
    await freed.hasHappened()
    #expect(work.waiting.count == 1)
    work.abandon()
  }

  // MARK: - Late reports

  /// What a task inherits and holds until it has run.
  private final class Mark: Sendable {}
  @TaskLocal private static var mark: Mark?

  /// A report is delivered by one task of the main actor, and a report after the end by none: work that
  /// ignores its end may report for as long as it likes.
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
    let screen = await probe.settledScreen()
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
