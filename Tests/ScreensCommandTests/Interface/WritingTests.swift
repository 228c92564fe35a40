import ContentStates
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What is written to the terminal: no more than what changed, nothing at rest, and no orders.
@MainActor
@Suite(.inTurn) struct WritingTests {
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
    run.end()
  }

  @Test func nothingIsSeenBeforeTheScreenThatWasAskedFor() {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 120, rows: 40)
    let written = run.written()
    #expect(written.contains("LOCKED"))
    #expect(!written.contains("lets one pass"))
    #expect(written.split(separator: "\u{1B}[?2026h").count == 1)
    run.end()
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
    run.end()
  }

  @Test(arguments: ["語語語語語語語語語語", "e\u{301}e\u{301}", "שלום עולם", "👩‍👩‍👧 family", "\u{301}x", "🇩🇪🇫🇷"])
  func whateverStandsAtTheLeftTheRightColumnKeepsItsPlace(text: String) async {
    let news = ManualNews()
    let run = AppRun(
      [Entries.entry("news") { Entries.news(news) }], opening: "news", columns: 120, rows: 40)
    run.press(.character("1"))
    await run.settled()
    await news.latest.waiting.last?.succeed(
      (1...9).map { Article(id: "\($0)", title: String(repeating: text, count: $0)) })
    for line in run.frame.dropLast(3) {
      var left = ""
      for character in line.text where left.displayWidth < 72 { left.append(character) }
      #expect(left.displayWidth == 72)
      #expect(["╮", "│", "╯", "┃"].contains(left.last))
    }
    run.end()
  }
}
