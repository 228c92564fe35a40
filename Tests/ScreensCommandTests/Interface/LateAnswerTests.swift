import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What is under way, and what becomes of an answer that comes after its state has exited.
@MainActor
@Suite(.inTurn) struct LateAnswerTests {
  /// All in the long form.
  private nonisolated static let sizes =
    isLongForm ? [(80, 24), (120, 40), (200, 60)] : [(80, 24)]

  private static let sentence = "refreshNews has exited: this answer will be dropped"

  /// A refresh whose answer will come late.
  private func run(_ columns: Int, _ rows: Int) async -> AppRun {
    let run = AppRun.all(opening: "news", columns: columns, rows: rows)
    run.press(.character("1"))
    await run.pass(.seconds(1))
    run.press(.character("L"), .character("r"))
    await run.pass(.seconds(2))
    return run
  }

  @Test(arguments: sizes)
  func anAnswerOfAStateThatHasLeftIsSeenUntilItIsDropped(columns: Int, rows: Int) async throws {
    let run = await run(columns, rows)
    let line = try #require(run.text.split(separator: "\n").first { $0.contains("6.0 s") })
    #expect(line.contains("refreshNews     ██████░░░░░░░░░░░░░░░░░░ 6.0 s"))
    #expect(!run.text.contains("has exited"))
    run.press(.character("l"))
    await run.pass(.seconds(1))
    for key in [Key.escape, .character("4"), .character("c"), .escape, .character("1")] {
      #expect(run.text.contains(Self.sentence))
      #expect(run.text.contains("█"))
      #expect(run.text.contains("5.0 s"))
      run.press(key)
    }
    run.press(.escape, .character("4"))
    await run.pass(.seconds(5))
    let notice = "dropped: the answer to refreshNews came after it had exited"
    await run.shows(notice)
    #expect(!run.text.contains(Self.sentence))
    run.press(.escape, shows: notice)
    run.press(.character("1"))
    #expect(run.path == "changeLanguage")
    #expect(run.log.first == "✗ dropped result of refreshNews, which had exited")
    await run.pass(.seconds(5))
    #expect(!run.text.contains(notice))
    // A mark stays.
    #expect(run.text.contains("─ ✗ 1 dropped ─╯"))
  }

  @Test func aMessageLeavesRoomForTheBar() async {
    let run = await run(80, 24)
    run.press(.character("r"), shows: "refreshNews ignores \"refresh\".  refreshNews     █████")
    #expect(run.text.contains("░ 6.0 s"))
  }

  @Test func anAnswerThatIsNotLateEndsWithItsState() async {
    let run = AppRun.all(opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.pass(.milliseconds(100))
    #expect(run.text.contains("loadNews        ██████░░░░░░░░░░░░░░░░░░ 0.3 s"))
    run.press(.character("l"))
    await run.shows("│ nothing ")
    #expect(!run.text.contains("has exited"))
  }

  @Test func anAnswerOfWhichNoServiceTellsIsDroppedToo() async {
    let (run, call) = await AppRun.manualNews(columns: 120, rows: 40)
    #expect(run.text.contains("│ loadNews        working"))
    run.press(.character("l"))
    await call?.succeed(Article.titles(1))
    #expect(run.text.contains("✗ dropped"))
    #expect(run.text.contains("1 dropped"))
  }
}

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
}
