import Foundation
import Gallery
import ScreensCommand
import ScreenStates
import ScreenStatesTestKit
import Terminal
import Testing
import TestTraits

/// The menu, the samples, the panes and the ways between them.
@MainActor
@Suite(.inTurn) struct AppViewTests {
  @Test func theMenuNamesEachScreenInALine() {
    let run = AppRun(Entries.all(), opening: nil, columns: 72, rows: 16)
    #expect(
      run.text == """
        ╭─ ScreenStates ───────────────────────────────────────────────────────╮
        │ 1  news       Read RSS, Atom and JSON feeds in several languages     │
        │ 2  items      Load a list with the ready-made screen                 │
        │ 3  history    Browse watched shows page by page, hide or reveal them │
        │ 4  turnstile  Pay the fare and pass, or close the gate               │
        │ 5  books      Browse a library: each state hosts a screen of its own │
        │ 6  player     Register, log in and play music: states inside states  │
        │ 7  products   Search a shop, and fill a basket once logged in        │
        │                                                                      │
        │ A screen is in exactly one state, and nothing outlives its state.    │
        │                                                                      │
        │                                                                      │
        ╰──────────────────────────────────────────────────────────────────────╯

         Press space to watch a late answer being dropped.
         ↑↓ jk move  enter open  tab states  space tour  ? help  q quit
        """)
  }

  @Test func enterOpensWhatTheArrowsChoseAndEscapeGoesBack() {
    // A name that the menu does not have opens the menu.
    let run = AppRun(Entries.all(), opening: "shop")
    run.press(.down, .down, .down, .up, .down, .enter)
    #expect(run.path == "locked")
    run.press(.escape)
    #expect(run.path == "menu")
    run.press(.character("2"))
    #expect(run.view.app.kind == .sample("items"))
  }

  @Test func aScreenThatCannotBeOpenedSaysWhyAndEscapeLeadsBack() {
    struct Damaged: Error {}
    let run = AppRun([AppEntry(name: "album", summary: "") { throw Damaged() }], opening: "album")
    #expect(run.text.contains("The screen cannot be opened: Damaged()"))
    run.press(.escape)
    #expect(run.path == "menu")
  }

  @Test func returningFromTheMenuFindsTheSampleAsItWasLeft() async {
    let run = AppRun(Entries.all(), opening: "books", rows: 12)
    await run.settled()
    run.press(.down, .down)
    let left = run.text
    run.press(.escape, .character("4"), .character("c"), .escape)
    #expect(run.text.contains("5  books      now content/showing"))
    run.press(.character("5"))
    #expect(run.text == left)
    run.press(.escape, .character("4"), shows: "1 coin due")
  }

  @Test func leavingStopsAndFreesAllSamples() async {
    weak var left: (any LiveSample)?
    let entries = [
      AppEntry(name: "turnstile", summary: "") {
        let sample = SampleScreen.turnstile()
        left = sample
        return sample
      }
    ]
    var run: AppRun? = AppRun(entries, opening: "turnstile")
    run?.press(.escape)
    #expect(left != nil)
    run = nil
    #expect(left == nil)
  }

  @Test func fromNinetyColumnsOnTheMapAndTheLogStandBesideTheScreen() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 89, rows: 24)
    #expect(!run.text.contains("states of turnstile"))
    #expect(run.text.contains("• ─start→  locked"))
    run.resize(columns: 90, rows: 24)
    for title in ["╭─ turnstile ─", "╭─ states of turnstile ─", "╭─ log ─"] {
      #expect(run.text.contains(title))
    }
    run.press(.tab, hides: "states of turnstile")
    #expect(run.text.contains("2 coins due"))
    run.press(.tab, shows: "states of turnstile")
  }

  @Test func onANarrowTerminalTabShowsOnePaneAfterAnotherAndTheKeysStay() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 60, rows: 20)
    run.press(.tab, shows: "╭─ states of turnstile ─")
    #expect(!run.text.contains("coins due"))
    run.press(.tab, .character("c"), shows: "◇ coin() refused by locked")
    run.press(.tab, shows: "1 coin due")
  }

  @Test func withoutTheMapTheLastTransitionsHaveALine() async {
    let run = AppRun(Entries.all(), opening: "news")
    run.press(.character("1"))
    await run.settled()
    #expect(run.text.contains("determineLanguage ─choose(_:)→ loadNews ─success→  displayNews"))
  }

  @Test func aFailedRefreshIsSaidOnce() async {
    let run = AppRun.all(opening: "items", columns: 120, rows: 40)
    await run.pass(.seconds(1))
    run.press(.character("F"), .character("r"))
    await run.pass(.seconds(1))
    #expect(run.text.components(separatedBy: "The items could not be loaded").count == 2)
    #expect(run.log.first?.hasSuffix("→ showingData  failure") == true)
  }

  @Test func theInnerScreenIsInTheLogBelowItsHost() async {
    let run = AppRun.all(opening: "player", columns: 110, rows: 40)
    run.press(.character("e"))
    await run.pass(.seconds(1))
    run.press(.character("l"))
    await run.pass(.seconds(1))
    run.press(.character("p"))
    #expect(run.path == "loggedIn/playing")
    // From its start, which is in the step that hosts it.
    #expect(run.log.suffix(2) == ["✓ start → unregistered", "✓ start → loggedOut"])
    #expect(run.text.contains("  ✓ loggedOut ─logIn()→ loggedIn"))
    #expect(run.text.contains("    ✓ stopped ─play()→ playing  Prelude in C major"))
    await run.pass(.seconds(65))
    #expect(run.text.contains("1:05 ━━━"))
  }

  // MARK: - What is written: no more than what changed

  @Test func nothingIsWrittenWhenNothingChanges() async {
    let run = AppRun.all(opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.pass(.seconds(10))
    _ = run.written()
    // Keys that mean nothing, and movements that lead nowhere.
    run.press(.right, .character("~"), .up)
    run.resize(columns: 120, rows: 40)
    await run.pass(.seconds(60))
    #expect(run.written() == "")
  }

  @Test func nothingIsSeenBeforeTheScreenThatWasAskedFor() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 120, rows: 40)
    let written = run.written()
    #expect(written.contains("LOCKED"))
    #expect(!written.contains("Pay the fare and pass"))
    #expect(written.split(separator: "\u{1B}[?2026h").count == 1)
  }

  @Test(arguments: isLongForm ? [1, 5, 24, 60, 80, 90, 200] : [60])
  func everyLineFitsAtEverySize(columns: Int) async {
    let run = AppRun.all(opening: "news", columns: columns, rows: 24)
    run.press(.character("1"))
    await run.pass(.seconds(1))
    run.press(.character("L"), .character("r"), .character("l"))
    await run.pass(.seconds(1))
    for keys: [Key] in [
      [], [.tab], [.tab], [.left], [.escape], [.character("?")], [.escape],
      [.character(":"), .character("語")], [.escape, .escape], [.character(" ")],
    ] {
      for key in keys { run.press(key) }
      for rows in [1, 3, 6, 10, 16, 24, 60] {
        run.resize(columns: columns, rows: rows)
        #expect(run.frame.count == rows)
        #expect(run.frame.allSatisfy { $0.displayWidth <= columns })
      }
    }
  }

  @Test(arguments: ["語語語語語語語語語語", "e\u{301}e\u{301}", "שלום עולם", "👩‍👩‍👧 family", "\u{301}x", "🇩🇪🇫🇷"])
  func whateverStandsAtTheLeftTheRightColumnKeepsItsPlace(text: String) async {
    let (run, call) = await AppRun.manualNews(columns: 120, rows: 40)
    await call?.succeed(
      (1...9).map { Article(id: "\($0)", title: String(repeating: text, count: $0)) })
    for line in run.frame.dropLast(3) {
      var left = ""
      for character in line.text where left.displayWidth < 72 { left.append(character) }
      #expect(left.displayWidth == 72)
      #expect(["╮", "│", "╯", "┃"].contains(left.last))
    }
  }
}
