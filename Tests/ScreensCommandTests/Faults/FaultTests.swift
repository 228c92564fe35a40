import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import TestTraits
import Testing

/// What a user does to the next answer of a service that waits with a clock.
@MainActor
@Suite(.inTurn) struct FaultTests {
  private let clock = ManualClock()
  private let desk: FaultDesk
  private let screen: Screen<HistoryKind<WatchedShow>>

  init() {
    desk = FaultDesk(time: clock)
    screen = SampleScreen.history(SampleOptions(faults: desk, clock: clock)).screen
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

  @Test func aFaultIsArmedForOneAnswerAndTakenBackByItsKey() async throws {
    #expect(desk.supported == [.slow, .fail, .empty, .late])
    let others = FaultDesk()
    _ = try SampleScreen.player(SampleOptions(faults: others))
    #expect(others.supported == [.slow, .fail, .late])
    others.arm(.empty)
    #expect(others.armed == nil)
    desk.arm(.late)
    desk.arm(.late)
    #expect(desk.armed == nil)
    desk.arm(.slow)
    screen.start()
    await hasBegun()
    #expect(desk.armed == nil)
    #expect(desk.waits.map(\.length) == [Duration.seconds(8)])
    screen.stop()
  }

  @Test func aLateAnswerComesThoughNobodyWantsItAndIsDropped() async {
    var log = screen.transitions().makeAsyncIterator()
    desk.arm(.late)
    screen.start()
    await hasBegun()
    screen.state.hide()
    await hasBegun()
    #expect(desk.waits.map(\.hasLeft) == [true])
    await clock.advance(by: Duration.seconds(8))
    var causes: [String] = []
    while causes.count < 3, let record = await log.next() { causes.append("\(record)") }
    #expect(
      causes == [
        "• → loading: start", "loading → hidden: hide()", "hidden: result refused (stale)",
      ])
    #expect(screen.path == "hidden")
    screen.stop()
  }
}
