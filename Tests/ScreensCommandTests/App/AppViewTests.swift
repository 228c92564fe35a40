import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import Testing

/// The menu, the two panes and the way between them.
@MainActor
struct AppViewTests {
  @Test func theMenuNamesEachScreenInALine() {
    let run = AppRun(Entries.all(), opening: nil, columns: 72, rows: 14)
    #expect(
      run.text == """
         ScreenStates  a screen is in exactly one state
        ────────────────────────────────────────────────────────────────────────

          1  news       reads RSS, Atom and JSON feeds in several languages
          2  items      is the ready-made screen over one service
          3  history    lists watched shows
          4  turnstile  lets one pass who has paid the fare
          5  books      hosts one child screen a state
          6  player     has states in states
          7  products   sells to who has logged in



         ↑↓ move · enter open · i inspector · q quit
        """)
    run.end()
  }

  @Test func enterOpensWhatTheArrowsChoseAndEscapeGoesBack() async {
    let run = AppRun(Entries.all(), opening: nil, columns: 60, rows: 14)
    run.press(.down, .down, .down, .up, .down, .enter)
    #expect(run.view.app.path == "turnstile/locked")
    run.press(.escape)
    #expect(run.view.app.path == "menu")
    run.press(.character("2"))
    #expect(run.view.app.kind == .sample("items"))
    run.end()
  }

  @Test func itOpensWhatWasAskedForAndEscapeLeadsToTheMenu() async {
    let run = AppRun(Entries.all(), opening: "news", columns: 60, rows: 14)
    #expect(run.view.app.path == "news/determineLanguage")
    run.press(.escape)
    #expect(run.text.contains(" 4  turnstile"))
    #expect(!run.press(.character("q")))
    run.end()
  }

  @Test func whatTheMenuDoesNotKnowIsTheMenu() {
    let run = AppRun(Entries.all(), opening: "shop", columns: 60, rows: 14)
    #expect(run.view.app.kind == .menu)
    run.press(.escape)
    #expect(run.view.app.kind == .menu)
    run.end()
  }

  @Test func goingBackEndsTheSampleAndFreesIt() async {
    weak var left: NewsScreen?
    let news = ManualNews()
    let entries = [
      AppEntry(name: "news", summary: "") {
        let screen = Entries.news(news)
        left = screen
        return NewsStage(screen, faults: nil)
      }
    ]
    let run = AppRun(entries, opening: "news", columns: 60, rows: 14)
    run.press(.character("1"))
    await run.settled()
    #expect(left?.path == "loadNews")
    run.press(.escape)
    await news.latest.waiting.last?.succeed(Article.titles(1))
    await run.settled()
    #expect(left == nil)
    run.end()
  }

  @Test func fromNinetyColumnsOnThereAreTwoPanes() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 89, rows: 24)
    #expect(!run.text.contains("Inspector"))
    run.resize(columns: 90, rows: 24)
    #expect(run.text.contains("Inspector"))
    #expect(run.text.contains("2 coins due"))
    run.press(.character("i"))
    #expect(!run.text.contains("Inspector"))
    #expect(run.text.contains("2 coins due"))
    run.press(.character("i"))
    #expect(run.text.contains("Inspector"))
    run.end()
  }

  @Test func onANarrowTerminalTheInspectorStandsBeforeTheScreen() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 60, rows: 20)
    run.press(.character("i"))
    #expect(run.text.contains("Inspector"))
    #expect(!run.text.contains("coins due"))
    #expect(run.text.contains("i screen"))
    run.press(.character("i"))
    #expect(run.text.contains("coins due"))
    run.end()
  }

  @Test func theInspectorTellsWhatWasTakenIgnoredAndRefused() async {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 110, rows: 24)
    for key in "pccx" { run.press(.character(key)) }
    await run.shows("✗ close() refused")
    let log = run.text.split(separator: "\n").map { $0.split(separator: "│ ").last ?? "" }
      .drop { !$0.hasPrefix("Log") }.prefix(5)
    #expect(
      Array(log) == [
        "Log  newest first", "✗ close() refused: guarded  unlocked → outO…",
        "✓ locked → unlocked  coin()", "✗ coin() refused: guarded  locked → unlocked",
        "– push() ignored  by locked",
      ])
    #expect(run.text.contains("▶ unlocked"))
    #expect(run.text.contains("○ locked"))
    #expect(run.text.contains("✓ • → locked  start"))
    run.end()
  }

  @Test func anAnswerThatComesAfterItsStateHasLeftIsCounted() async {
    let news = ManualNews()
    let entries = [
      AppEntry(name: "news", summary: "") { NewsStage(Entries.news(news), faults: nil) }
    ]
    let run = AppRun(entries, opening: "news", columns: 110, rows: 30)
    run.press(.character("1"))
    await run.settled()
    #expect(run.text.contains("work result  until loadNews exits"))
    run.press(.character("l"))
    await news.latest.waiting.last?.succeed(Article.titles(1))
    await run.shows("1 dropped as stale")
    #expect(run.text.contains("✗ result refused: stale"))
    #expect(run.view.app.path == "news/changeLanguage")
    run.end()
  }

  @Test func theInnerScreenIsInspectedToo() async {
    let run = AppRun(Entries.all(), opening: "player", columns: 110, rows: 40)
    run.press(.character("e"))
    await run.settled()
    run.press(.character("l"))
    await run.settled()
    run.press(.character("p"))
    await run.shows("✓ stopped → playing  play()")
    #expect(run.view.app.path == "player/loggedIn/playing")
    #expect(run.text.contains("States of player"))
    #expect(run.text.contains("States of playback"))
    #expect(run.text.contains("▶ playing"))
    run.end()
  }
}
