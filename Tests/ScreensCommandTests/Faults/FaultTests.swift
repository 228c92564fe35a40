import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// What a person at the keys makes of the next answer.
@MainActor
struct FaultTests {
  private let clock = StepClock()
  private let desk: FaultDesk

  init() { desk = FaultDesk(waiting: clock) }

  private func screen() -> PlainSample<HistoryKind<WatchedShow>> {
    .history(latency: .milliseconds(400), faults: desk, clock: ManualClock())
  }

  @Test func aServiceSaysWhatItKnows() throws {
    _ = screen()
    #expect(desk.supported == [.slow, .fail, .empty, .late])
    let others = FaultDesk()
    _ = try PlainSample.player(faults: others)
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
    var sleeps = clock.sleeps.makeAsyncIterator()
    let sample = screen()
    desk.arm(.slow)
    sample.screen.start()
    await sleeps.next()
    #expect(desk.armed == nil)
    #expect(desk.waits.map(\.length) == [FaultDesk.longWait])
    sample.screen.stop()
  }

  @Test func aFailureReachesTheScreen() async {
    var sleeps = clock.sleeps.makeAsyncIterator()
    let sample = screen()
    desk.arm(.fail)
    sample.screen.start()
    await sleeps.next()
    #expect(desk.waits.map(\.length) == [.milliseconds(400)])
    clock.step()
    await sample.screen.settled()
    #expect(sample.screen.path == "error")
    sample.screen.stop()
  }

  @Test func aLateAnswerComesThoughNobodyWantsItAndIsDropped() async {
    var sleeps = clock.sleeps.makeAsyncIterator()
    let sample = screen()
    var log = sample.screen.transitions().makeAsyncIterator()
    desk.arm(.late)
    sample.screen.start()
    await sleeps.next()
    sample.screen.state.hide()
    #expect(sample.screen.path == "hidden")
    clock.step()
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
