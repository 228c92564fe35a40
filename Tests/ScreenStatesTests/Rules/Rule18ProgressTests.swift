import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Work tells of its progress, from any thread, while it is under way.
@MainActor
@Suite(.probes, .noMistakes) struct Rule18ProgressTests {
  private let probe = Probe()
  private let work = PendingWork<Void, Void>(reporter: .silent)
  private let line = ReportLine<Int>()

  /// A quiet screen whose state `a` performs work for which the test reports and answers.
  private func performingScreen(
    cause: String = "result", each next: ProbeKind? = nil
  ) async -> ProbeScreen {
    probe.entering(.a) { [probe, work, line] state in
      state.perform(cause: cause) { report in
        line.report = report
        try await work(())
      } each: { number in
        probe.note("each \(number)")
        return next
      } then: { _ in
        probe.stay(noting: "then")
      }
    }
    let screen = await probe.settledScreen()
    return screen
  }

  /// A quiet screen whose state `a` performs work that reports once and returns.
  private func reportingScreen(
    _ each: @escaping @MainActor (ProbeState) -> ProbeKind?
  ) -> ProbeScreen {
    probe.entering(.a) { state in
      state.perform { report in
        report(1)
      } each: { [unowned state] _ in
        each(state)
      } then: { _ in
        nil
      }
    }
    return probe.quietScreen()
  }

  // MARK: - What is delivered

  @Test func reportsComeInTheirOrderAndBeforeTheResult() async {
    let screen = await performingScreen()
    line(1)
    await screen.settled()
    line(2)
    await work.calls[0].succeed(())
    #expect(probe.log == ["each 1", "each 2", "then"])
  }

  @Test func aReportIsDeliveredByItself() async {
    let told = Moment()
    probe.entering(.a) { [line] state in
      state.perform { report in
        line.report = report
        try await PendingAnswer.never()
      } each: { _ in
        told.happen()
        return nil
      } then: { _ in
        nil
      }
      state.after(.zero) { [line] in
        line(1)
        return nil
      }
    }
    let clock = ManualClock()
    let screen = probe.quietScreen(clock: clock)
    await Task {}.value
    await clock.advance(by: .zero)
    await told.hasHappened()
    screen.stop()
  }

  @Test func theNewestWinsWhileTheMainActorIsBusy() async {
    let screen = await performingScreen()
    for number in 1...1_000 { line(number) }
    #expect(probe.log == [])
    await screen.settled()
    #expect(probe.log == ["each 1000"])
    work.abandon()
  }

  @Test func theLastReportComesBeforeTheResultAlsoWhereTheWorkNeverWaits() async {
    probe.entering(.a) { [probe] state in
      state.perform { report in
        for number in 1...3 { report(number) }
        return "done"
      } each: { number in
        probe.stay(noting: "each \(number)")
      } then: { result in
        probe.note("then \((try? result.get()) ?? "")")
        return nil
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["each 3", "then done"])
  }

  @Test func theLastReportOfWorkThatFailsIsDeliveredToo() async {
    let screen = await performingScreen()
    line(1)
    await work.calls[0].fail(CancellationError())
    #expect(probe.log == ["each 1", "then"])
    #expect(screen.isRunning)
  }

  @Test func aReportMayBeNil() async {
    probe.entering(.a) { [probe] state in
      state.perform { (report: @Sendable (Int?) -> Void) in
        report(1)
        report(nil)
      } each: { number in
        probe.stay(noting: "each \(number.map(String.init) ?? "nil")")
      } then: { _ in
        nil
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["each nil"])
  }

  @Test func whatIsReportedOnOtherThreadsIsToldOnTheMainActorAndTheLastIsNotLost() async {
    probe.entering(.a) { [probe] state in
      state.perform { report in
        await withTaskGroup { group in
          for first in 0..<8 {
            group.addTask { @concurrent in
              for number in 0..<1_000 { report(first * 1_000 + number) }
            }
          }
        }
        await Task.detached { report(-1) }.value
      } each: { number in
        MainActor.assertIsolated()
        if number < 0 { probe.note("last") }
        return nil
      } then: { _ in
        probe.stay(noting: "then")
      }
    }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(probe.log == ["last", "then"])
  }

  // MARK: - What is dropped

  @Test(arguments: [false, true])
  func aReportThatComesOrWaitsWhenTheStateExitsIsDroppedAndLeavesNoRecord(waits: Bool) async {
    let screen = await performingScreen()
    let records = Records(of: screen)
    if waits { line(1) }
    screen.state.go(.b)
    probe.clear()
    if !waits { line(1) }
    await screen.settled()
    await Task {}.value
    #expect(probe.log == [])
    #expect(await records.lines() == ["a → b: go"])
    work.abandon()
  }

  @Test func aReportAfterTheWorkWasCancelledOrTheScreenStoppedIsDropped() async {
    let screen = await performingScreen()
    let records = Records(of: screen)
    let handle = screen.state.perform { [line] report in
      line.report = report
      try await PendingAnswer.never()
    } each: { [probe] (number: Int) in
      probe.stay(noting: "each \(number)")
    } then: { _ in
      nil
    }
    await Task {}.value
    let second = line.report
    handle.cancel()
    second?(1)
    await Task {}.value
    screen.stop()
    second?(2)
    await Task {}.value
    #expect(probe.log == ["exit a"])
    #expect(await records.lines() == ["a: stop"])
    work.abandon()
  }

  // MARK: - As a then

  @Test func itsDrawsAreOneFrame() async {
    let screen = reportingScreen { state in
      state.display.text = "reported"
      state.display.count = 1
      return nil
    }
    let frames = DisplayRecorder(of: screen)
    await screen.settled()
    #expect(frames.all == [ProbeDisplay(), ProbeDisplay(text: "reported", count: 1)])
  }

  @Test func itNamesAKindWithTheCauseAsGivenAndTheResultIsThenLate() async {
    let screen = await performingScreen(cause: "upload", each: .b)
    let records = Records(of: screen)
    line(1)
    await screen.settled()
    #expect(probe.log == ["each 1", "may a → b", "make b", "exit a", "enter b"])
    #expect(work.calls[0].isCancelled)
    await work.calls[0].succeed(())
    #expect(await records.lines() == ["a → b: upload", "b: upload refused (stale)"])
  }

  @Test(.mistakes) func itsRequestIsTheStatesOwn() async {
    let screen = reportingScreen { state in
      state.go(.b)
      return .c
    }
    let records = Records(of: screen)
    await screen.settled()
    #expect(
      await records.lines() == [
        "a → c: result refused (superseded)", "a → b: go", "b: result refused (stale)",
      ])
  }

  /// The transition that follows from the last report runs in the task of the work.
  @Test func whatFollowsFromTheLastReportRunsInATaskThatIsNotCancelled() async {
    probe.entering(.b) { [probe] _ in probe.note("cancelled: \(Task.isCancelled)") }
    let screen = reportingScreen { _ in .b }
    let recorder = TransitionRecorder(of: screen)
    await screen.settled()
    #expect(probe.log.last == "cancelled: false")
    #expect(recorder.lines.first == "a → b: result", "There is no outcome yet.")
  }

  // MARK: - Settled

  @Test func settledDeliversTheReportsOfChildren() async {
    let child = await performingScreen()
    let outer = Probe()
    child.stop()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.quietScreen()
    await screen.settled()
    probe.clear()
    line(7)
    await screen.settled()
    #expect(probe.log == ["each 7"])
    work.abandon()
  }

  @Test func settledWaitsForWhatAReportLeadsTo() async {
    let screen = await performingScreen(each: .b)
    let second = PendingWork<Void, Void>()
    probe.entering(.b) { state in
      state.load(then: .c) { try await second(()) }
    }
    line(1)
    await screen.settled()
    #expect(second.calls.count == 1)
    await second.calls[0].succeed(())
    #expect(screen.kind == .c)
    work.abandon()
  }
}
