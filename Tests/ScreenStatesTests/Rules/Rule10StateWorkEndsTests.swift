import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What becomes of a state's work, and of its result, when the state has left.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10StateWorkEndsTests {
  private let probe = Probe()

  @Test(arguments: [false, true])
  func aResultThatComesAfterExitOrAStopIsDroppedAndRecorded(isStop: Bool) async {
    let work = PendingWork<Void, ProbeKind?>()
    let screen = await probe.screen(performing: work)
    let recorder = TransitionRecorder(of: screen)
    if isStop { screen.stop() } else { screen.state.go(.b) }
    probe.clear()
    // The work ignores that it is cancelled, and answers late.
    await work.calls[0].succeed(.c)
    #expect(probe.log == [])
    #expect(screen.kind == (isStop ? .a : .b) && screen.isRunning == !isStop)
    #expect(
      recorder.lines
        == (isStop
          ? ["a: stop", "•: result refused (stale)"] : ["a → b: go", "b: result refused (stale)"]))
    #expect(
      recorder.refusals.map(\.description) == [
        "The result of ProbeState's work came after the state had exited, and was dropped."
      ])
  }

  @Test func aResultThatComesAfterAStopAndAStartIsDropped() async {
    let work = PendingWork<Void, ProbeKind?>()
    let screen = await probe.screen(performing: work)
    screen.stop()
    screen.start()
    await screen.settled()
    probe.clear()
    await work.calls[0].succeed(.c)
    #expect(probe.log == [])
    await work.calls[1].succeed(.b)
    #expect(screen.kind == .b)
  }

  @Test func aResultThatComesAfterTheScreenHasGoneIsDropped() async {
    let work = PendingWork<Void, ProbeKind?>()
    var screen: ProbeScreen? = await probe.screen(performing: work)
    let exited = probe.exit(of: .a)
    #expect(screen != nil)
    screen = nil
    await work.calls[0].succeed(.c)
    await exited.hasHappened()
    #expect(probe.log == ["exit a"])
  }

  @Test func workIsCancelledAtExit() async {
    let ended = Moment()
    probe.entering(.a) { state in
      state.perform {
        do { try await PendingAnswer.never() } catch {
          probe.note("work \(type(of: error)) \(Task.isCancelled)")
          ended.happen()
        }
      } then: { _ in
        probe.stay(noting: "then")
      }
    }
    let screen = probe.quietScreen()
    screen.state.go(.b)
    await ended.hasHappened()
    await screen.settled()
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "work CancellationError true",
      ])
  }

  @Test func whatAResultLeadsToDoesNotRunInACancelledTask() async {
    probe.entering(.a) { state in
      state.load {
        probe.note("then \(Task.isCancelled)")
        return .b
      }
    }
    probe.entering(.b) { _ in probe.note("\(Task.isCancelled)") }
    let screen = probe.quietScreen()
    await screen.settled()
    #expect(
      probe.log == ["then false", "may a → b", "make b", "exit a", "enter b", "false"])
  }

  @Test func workThatNeverAnswersDoesNotKeepItsState() async {
    let work = PendingWork<Void, Void>()
    probe.entering(.a) { state in
      state.perform {
        try await work(())
      } then: { _ in
        state.display.text = "the closure may hold its state"
        return nil
      }
    }
    let screen = await probe.settledScreen()
    let old = { [weak old = screen.state] in old }
    screen.state.go(.b)
    #expect(old() == nil)
    #expect(work.waiting.count == 1)
    await work.calls[0].succeed(())
  }
}
