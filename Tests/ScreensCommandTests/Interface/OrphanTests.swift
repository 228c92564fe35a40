import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What is under way, and what becomes of an answer that nobody waits for any more.
@MainActor
@Suite(.inTurn) struct OrphanTests {
  /// All in the long form.
  private nonisolated static let sizes =
    isLongForm ? [(80, 24), (120, 40), (200, 60)] : [(80, 24)]

  private static let sentence = "refreshNews has exited: this answer will be dropped"

  /// A refresh with a late answer that was left.
  private func run(_ columns: Int, _ rows: Int) async -> AppRun {
    let run = AppRun.all(opening: "news", columns: columns, rows: rows)
    run.press(.character("1"))
    await run.pass(.seconds(1))
    run.press(.character("L"), .character("r"))
    await run.pass(.seconds(2))
    return run
  }

  @Test(arguments: sizes)
  func whatIsUnderWayHasABarAndItsSeconds(columns: Int, rows: Int) async throws {
    let run = await run(columns, rows)
    let line = try #require(run.text.split(separator: "\n").first { $0.contains("6.0 s") })
    #expect(line.contains("refreshNews"))
    #expect(line.contains("██████░░░░░░░░░░░░░░░░░░ 6.0 s"))
    await run.pass(.seconds(2))
    #expect(run.text.contains("████████████░░░░░░░░░░░░ 4.0 s"))
    #expect(!run.text.contains("has exited"))
    run.end()
  }

  @Test(arguments: sizes)
  func anAnswerOfAStateThatHasLeftIsSeenUntilItIsDropped(columns: Int, rows: Int) async {
    let run = await run(columns, rows)
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
    #expect(run.log.first == "✗ dropped result of refreshNews, which had exited")
    run.press(.escape)
    #expect(run.text.contains(notice))
    run.press(.character("1"))
    #expect(run.path == "changeLanguage")
    await run.pass(.seconds(5))
    #expect(!run.text.contains(notice))
    run.end()
  }

  @Test func aMessageLeavesRoomForTheBar() async {
    let run = await run(80, 24)
    run.press(.character("r"))
    #expect(run.text.contains("refreshNews ignores \"refresh\".  refreshNews     █████"))
    #expect(run.text.contains("░ 6.0 s"))
    run.press(.character("l"))
    await run.pass(.seconds(1))
    run.press(.escape, .escape, .character("4"), .character("p"))
    #expect(run.text.contains("locked ignores \"push\".  refreshNews     ████████"))
    #expect(run.text.contains("░ 5.0 s"))
    run.end()
  }

  @Test func anAnswerThatIsNotLateEndsWithItsState() async {
    let run = AppRun.all(opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.pass(.milliseconds(100))
    #expect(run.text.contains("loadNews        ██████░░░░░░░░░░░░░░░░░░ 0.3 s"))
    run.press(.character("l"))
    await run.shows("│ nothing ")
    #expect(!run.text.contains("has exited"))
    #expect(!run.text.contains("the answer that"))
    run.end()
  }

  @Test func anAnswerThatNobodyKnowsTheLengthOfHasItsSeconds() async {
    let news = ManualNews()
    let clock = ManualClock()
    let entries = [Entries.entry("news") { Entries.news(news, clock: clock) }]
    let run = AppRun(entries, opening: "news", columns: 120, rows: 40, clock: clock)
    run.press(.character("1"))
    await run.pass(.seconds(3))
    #expect(run.text.contains("│ loadNews        3.0 s"))
    run.press(.character("l"))
    await news.latest.waiting.last?.succeed(Article.titles(1))
    #expect(run.log.first == "✗ dropped result came after its state had exited")
    #expect(run.text.contains("1 dropped"))
    run.end()
  }

  @Test func aTimerHasABarAndItsSeconds() async {
    let clock = ManualClock()
    let items = PendingWork<Int, [Item]>()
    let entries = [
      Entries.entry("items") {
        let screen: ItemsScreen = ContentScreen(clock: clock, load: { try await items(1) })
        return OpenedSample(PlainSample(screen, requests: [], lines: { _ in [] }), named: "items")
      }
    ]
    let run = AppRun(entries, opening: "items", columns: 110, rows: 40, clock: clock)
    await run.pass(.seconds(1))
    #expect(run.text.contains("timer slow      ████"))
    #expect(run.text.contains(" 4 s"))
    await items.calls[0].succeed([Item(name: "Lamp", note: "")])
    await run.pass(.seconds(1))
    _ = run.written()
    await run.pass(.seconds(60))
    #expect(run.written() == "")
    run.end()
  }
}
