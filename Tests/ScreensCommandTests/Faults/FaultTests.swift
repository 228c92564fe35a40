import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import TestTraits
import Testing

/// What a person at the keys makes of the next answer.
@MainActor
@Suite(.inTurn) struct FaultTests {
  private let clock = ManualClock()
  private let desk: FaultDesk

  init() { desk = FaultDesk(time: clock) }

  private func screen() -> PlainSample<HistoryKind<WatchedShow>> {
    .history(SampleOptions(faults: desk, clock: clock))
  }

  /// Returns when the service has come by for the answer that was just asked for.
  private func hasBegun() async {
    await withCheckedContinuation { begun in
      desk.changed = { [desk] in
        desk.changed = {}
        begun.resume()
      }
    }
  }

  @Test func aServiceSaysWhatItKnows() throws {
    _ = screen()
    #expect(desk.supported == [.slow, .fail, .empty, .late])
    let others = FaultDesk()
    _ = try PlainSample.player(SampleOptions(faults: others))
    #expect(others.supported == [.slow, .fail, .late])
    others.arm(.empty)
    #expect(others.armed == nil)
  }

  @Test func aFaultIsArmedOnceAndTakenBackBySecondKey() {
    _ = screen()
    desk.arm(.slow)
    #expect(desk.armed == .slow)
    desk.arm(.late)
    #expect(desk.armed == .late)
    desk.arm(.late)
    #expect(desk.armed == nil)
  }

  @Test func aSlowAnswerIsUnderWayForALongTime() async {
    let sample = screen()
    desk.arm(.slow)
    sample.screen.start()
    await hasBegun()
    #expect(desk.armed == nil)
    #expect(desk.waits.map(\.length) == [Duration.seconds(8)])
    sample.screen.stop()
  }

  @Test func aFailureReachesTheScreen() async {
    let sample = screen()
    desk.arm(.fail)
    sample.screen.start()
    await hasBegun()
    #expect(desk.waits.map(\.length) == [.milliseconds(400)])
    await clock.advance(by: .seconds(1))
    await sample.screen.settled()
    #expect(sample.screen.path == "error")
    sample.screen.stop()
  }

  @Test func aLateAnswerComesThoughNobodyWantsItAndIsDropped() async {
    let sample = screen()
    var log = sample.screen.transitions().makeAsyncIterator()
    desk.arm(.late)
    sample.screen.start()
    await hasBegun()
    sample.screen.state.hide()
    #expect(sample.screen.path == "hidden")
    await hasBegun()
    #expect(desk.waits.map(\.hasLeft) == [true])
    await clock.advance(by: Duration.seconds(8))
    var causes: [String] = []
    while causes.count < 3, let record = await log.next() { causes.append("\(record)") }
    #expect(
      causes == [
        "• → loading: start", "loading → hidden: hide()", "hidden: result refused (stale)",
      ])
    #expect(sample.screen.path == "hidden")
    sample.screen.stop()
  }
}
