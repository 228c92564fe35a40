import Foundation
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// All keys: none that is shown is dead, and none that works is hidden.
///
/// In all situations in the long form; otherwise on one screen.
@MainActor
@Suite(.inTurn) struct KeyTests {
  private static let all: [Key] =
    (0x20...0x7E).map { Key.character(Character(Unicode.Scalar($0))) }
    + "abcdefghijklmnopqrstuvwxyz".filter { $0 != "z" }.map(Key.control) + [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape,
      .backspace, .delete,
    ]

  /// A sample, or the menu, and the keys that lead to a situation in it.
  struct Situation: Sendable, CustomTestStringConvertible {
    let name: String?
    var keys: [Key] = []
    var testDescription: String { "\(name ?? "menu") \(keys)" }
  }

  nonisolated static let situations = [Situation(name: "turnstile")] + (isLongForm ? others : [])

  private nonisolated static let others: [Situation] =
    [nil, "news", "items", "history", "books", "player", "products"].map { Situation(name: $0) } + [
      Situation(name: nil, keys: [.tab, .tab]), Situation(name: nil, keys: [.character("?")]),
      Situation(name: "turnstile", keys: [.character("p"), .tab, .tab]),
      Situation(name: "news", keys: [.character("1")]),
      Situation(name: "news", keys: [.character("1"), .down, .character("r")]),
      Situation(name: "news", keys: [.character("?")]), Situation(name: "news", keys: [.tab]),
      Situation(name: "turnstile", keys: [.character("p"), .tab, .tab, .enter]),
      Situation(name: "player", keys: [.character("e"), .character("l"), .character("p")]),
    ]

  private func open(_ situation: Situation, _ size: (columns: Int, rows: Int)) async -> AppRun {
    let run = AppRun(
      Entries.all(), opening: situation.name, columns: size.columns, rows: size.rows)
    for key in situation.keys {
      await run.settled()
      run.press(key)
    }
    await run.settled()
    _ = run.written()
    return run
  }

  @Test(arguments: situations)
  func noKeyThatIsShownIsDeadAndNoneThatWorksIsHidden(_ situation: Situation) async {
    let isWide = situation.keys.contains(.tab) || situation.name == nil
    for size in [(columns: 80, rows: 24)] + (isWide ? [(columns: 120, rows: 40)] : []) {
      let run = await open(situation, size)
      let shown = run.view.shownKeys.flatMap(\.keys)
      for key in Self.all where !shown.contains(key) {
        #expect(run.press(key), "\(key) quits, and is hidden")
        await run.settled()
        #expect(run.written() == "", "\(key) does something, and is hidden")
      }
      run.end()
      for key in shown {
        let run = await open(situation, size)
        let stays = run.press(key)
        #expect(!stays || run.written() != "", "\(key) is shown, and does nothing")
        run.end()
      }
    }
  }

  @Test(arguments: situations)
  func theHelpTellsOfEveryKey(_ situation: Situation) async {
    let run = await open(situation, (200, 200))
    let signs = run.view.shownKeys.map(\.sign)
    let isHelp = situation.keys.contains(.character("?"))
    if !isHelp { run.press(.character("?")) }
    for sign in signs { #expect(run.text.contains(isHelp ? sign : "│   \(sign) ")) }
    run.end()
  }

  @Test func theHelpExplainsTheFaultsTheInspectorAndEscape() async {
    let run = AppRun.all(opening: "news", columns: 100, rows: 60)
    run.press(.character("?"))
    for line in [
      "S              slow, after eight seconds", "F              a failure",
      "E              empty, without items",
      "L              late, after eight seconds, even if its state has exited",
      "esc            go to the menu; the screen keeps running",
      "i              show or hide the states and the log",
    ] {
      #expect(run.text.contains(line))
    }
    run.press(.escape)
    #expect(run.text.contains("1  English"))
    run.end()
  }

  @Test func controlDDoesNotQuitInTheMiddleOfReading() async {
    let run = AppRun(Entries.all(), opening: "news", rows: 16)
    run.press(.character("1"))
    await run.settled()
    #expect(run.press(.control("d")))
    #expect(!run.text.contains("1  A turnstile"))
    #expect(run.press(.control("u")))
    #expect(run.text.contains("1  A turnstile"))
    #expect(!run.press(.control("c")))
    run.end()
  }

  @Test func theKeysOfPagesAndEnds() async {
    let news = ManualNews()
    let run = AppRun([Entries.entry("news") { Entries.news(news) }], opening: "news")
    run.press(.character("1"))
    await run.settled()
    await news.latest.waiting.last?.succeed(Article.titles(100))
    func first() -> Int? {
      run.text.split(separator: "\n").lazy.compactMap { line in
        line.split(separator: "Title ").last.flatMap { Int($0.prefix { $0.isNumber }) }
      }.first
    }
    func after(_ keys: Key...) -> Int? {
      for key in keys { run.press(key) }
      return first()
    }
    #expect(first() == 1)
    #expect(after(.control("f")) == 10)
    #expect(after(.control("b")) == 1)
    #expect(after(.character(" ")) == 10)
    #expect(after(.control("d")) == 14)
    #expect(after(.character("j"), .down) == 15)
    #expect(after(.character("g")) == 1)
    #expect(after(.character("G")) == 92)
    #expect(after(.home) == 1)
    #expect(after(.end) == 92)
    run.end()
  }

  @Test func aSearchFindsMarksAndGoesRound() async {
    let news = ManualNews()
    let run = AppRun([Entries.entry("news") { Entries.news(news) }], opening: "news")
    run.press(.character("1"))
    await run.settled()
    await news.latest.waiting.last?.succeed(Article.titles(100))
    run.press(.character("/"))
    run.type("TITLE 5")
    #expect(run.text.contains("/TITLE 5"))
    #expect(run.text.contains("1 of 11"))
    let marked = run.frame.flatMap(\.spans).filter(\.style.isReversed).map(\.text)
    #expect(marked.contains("Title 5"))
    run.press(.enter)
    #expect(run.text.contains("2 of 11"))
    #expect(run.text.contains("Title 50"))
    run.press(.up, .up)
    #expect(run.text.contains("11 of 11"))
    run.type("0000")
    #expect(run.text.contains("\"TITLE 50000\" was not found."))
    run.press(.escape)
    #expect(!run.text.contains("/TITLE"))
    run.end()
  }

  @Test func theLogIsSearchedToo() async {
    let run = AppRun(Entries.all(), opening: "turnstile", columns: 120, rows: 20)
    for _ in 0..<9 { run.type("ccp") }
    #expect(!run.text.contains("✓ start"))
    run.press(.tab, .tab, .character("/"))
    run.type("start")
    #expect(run.text.contains("✓ start → locked"))
    run.end()
  }

  @Test func theLineIsEdited() {
    let run = AppRun(Entries.all(), opening: "turnstile")
    func typed(_ keys: Key...) -> String {
      for key in keys { run.press(key) }
      let line = run.text.split(separator: "\n").first { $0.contains("› ") } ?? ""
      return String(line.split(separator: "› ", maxSplits: 1).last ?? "")
    }
    run.type(":one two three")
    #expect(typed(.control("w")) == "one two")
    run.press(.control("e"), .control("u"))
    run.type("abc")
    #expect(typed(.left, .left, .character("x")) == "axbc")
    #expect(typed(.delete) == "axc")
    #expect(typed(.home, .character("z"), .end, .character("y")) == "zaxcy")
    #expect(typed(.left, .control("u")) == "y")
    #expect(typed(.control("d")) == "")
    run.type("co")
    #expect(typed(.tab) == "coin")
    run.press(.enter)
    #expect(run.text.contains("1 coin due"))
    run.type(":")
    run.press(.backspace)
    #expect(!run.text.contains("› "))
    run.type(":quit")
    #expect(!run.press(.enter))
    run.end()
  }

  @Test func whatIsWrittenIsAnswered() {
    let run = AppRun(Entries.all(), opening: "turnstile")
    run.type(":push")
    run.press(.enter)
    #expect(run.text.contains("locked does not answer \"push\"; locked answers coin, close,"))
    run.type(":help")
    run.press(.enter)
    #expect(run.text.contains("╭─ help ─"))
    run.press(.escape, .character("p"))
    #expect(run.text.contains("locked ignores \"push\"."))
    run.end()
  }

  @Test func linksOpenWhereTheSystemCan() async throws {
    let news = ManualNews()
    final class Opened { var links: [URL] = [] }
    let opened = Opened()
    let link = try #require(URL(string: "https://example.org/fog"))
    let other = try #require(URL(string: "https://example.org/none"))
    let entries = [
      Entries.entry("news") {
        Entries.news(news) {
          if $0 == link { opened.links.append($0) }
          return $0 == link
        }
      }
    ]
    let run = AppRun(entries, opening: "news")
    run.press(.character("1"))
    await run.settled()
    await news.latest.waiting.last?.succeed([
      Article(id: "1", title: "Fog", link: link), Article(id: "2", title: "Rain", link: other),
      Article(id: "3", title: "Sun"),
    ])
    run.press(.character("1"))
    #expect(opened.links == [link])
    #expect(run.text.contains("Opened https://example.org/fog"))
    run.press(.character("o"), .character("2"), .enter)
    #expect(run.text.contains("No browser was found; the address is https://example.org/none"))
    run.press(.character("3"))
    #expect(run.text.contains("Article 3 has no link."))
    run.end()
  }
}
