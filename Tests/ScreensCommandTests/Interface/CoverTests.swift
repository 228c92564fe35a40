import Foundation
import Gallery
import ScreenStates
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// What lies over a sample: the help, past frames, lines of input, searches, and the tour.
@MainActor
@Suite(.inTurn) struct CoverTests {
  private func articles(
    _ articles: [Article], opens: @escaping (URL) -> Bool = { _ in false }
  ) async -> AppRun {
    let (run, call) = await AppRun.manualNews(opens: opens)
    await call?.succeed(articles)
    return run
  }

  @Test func theHelpTellsOfEveryKeyAndScrolls() async {
    let run = AppRun.all(opening: "news", columns: 100, rows: 60)
    let signs = run.view.app.state.keys.map(\.sign)
    run.press(.character("?"))
    for sign in signs { #expect(run.text.contains("│   \(sign) "), "\(sign)") }
    #expect(run.text.contains("⇧L             the next answer: late, even if its state has exited"))
    run.resize(columns: 80, rows: 16)
    run.press(.end, shows: "end the program")
    run.press(.escape, shows: "1  English")
  }

  @Test func theArrowsShowPastFramesWhileTheSampleGoesOn() {
    let run = AppRun.all(opening: "turnstile", columns: 110, rows: 24)
    run.type("ccpcc", shows: "PASS")
    run.press(.left, shows: "1 coin due")
    #expect(run.text.contains(" after "))
    run.press(.left, shows: "2 coins due")
    run.press(.left, shows: "PASS")
    // The sample answers no requests while an earlier frame is shown.
    run.press(.character("p"))
    #expect(run.log.count == 6)
    run.press(.right, shows: "1 person has passed")
    #expect(!run.text.contains("PASS"))
    run.press(.escape, shows: "PASS")
    run.press(.left, .right)
    #expect(run.view.app.path == "turnstile")
  }

  @Test func theKeysOfPagesAndEnds() async {
    let run = await articles(Article.titles(100))
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
    #expect(after(.pageDown, .control("d")) == 14)
    #expect(after(.character("j"), .down) == 15)
    #expect(after(.character("g")) == 1)
    #expect(after(.character("G")) == 92)
    #expect(after(.home) == 1)
    #expect(after(.end) == 92)
    #expect(!run.press(.control("c")))
  }

  @Test func aSearchFindsMarksAndGoesRound() async {
    let run = await articles(Article.titles(100))
    run.press(.character("/"))
    run.type("TITLE 5", shows: "/TITLE 5")
    #expect(run.text.contains("1 of 11"))
    let marked = run.frame.flatMap(\.spans).filter { $0.style.contains(.reversed) }.map(\.text)
    #expect(marked.contains("Title 5"))
    run.press(.enter, shows: "2 of 11")
    run.press(.up, .up, shows: "11 of 11")
    run.type("0000", shows: "\"TITLE 50000\" was not found.")
    run.press(.escape, hides: "/TITLE")
  }

  @Test func theLineIsEditedCompletedAndSent() {
    let run = AppRun(Entries.all(), opening: "turnstile")
    func typed(_ keys: Key...) -> String {
      for key in keys { run.press(key) }
      let line = run.text.split(separator: "\n").first { $0.contains("› ") } ?? ""
      return String(line.split(separator: "› ", maxSplits: 1).last ?? "")
    }
    run.type(":abc")
    #expect(typed(.backspace, .character("x")) == "abx")
    run.press(.control("u"), .character("c"))
    #expect(typed(.tab) == "c")
    run.type("oi")
    #expect(typed(.tab) == "coin")
    run.press(.enter, shows: "1 coin due")
    run.type(":push")
    run.press(.enter, shows: "locked does not answer \"push\"; locked answers coin, close,")
    run.press(.character("p"), shows: "locked ignores \"push\".")
    run.type(":")
    run.press(.backspace, hides: "› ")
    run.type(":help")
    run.press(.enter, shows: "╭─ help ─")
    run.press(.escape)
    run.type(":quit")
    #expect(!run.press(.enter))
  }

  @Test func linksOpenWhereTheSystemCan() async throws {
    final class Opened { var links: [URL] = [] }
    let opened = Opened()
    let link = try #require(URL(string: "https://example.org/fog"))
    let other = try #require(URL(string: "https://example.org/none"))
    let run = await articles(
      [
        Article(id: "1", title: "Fog", link: link), Article(id: "2", title: "Rain", link: other),
        Article(id: "3", title: "Sun"),
      ]
    ) {
      if $0 == link { opened.links.append($0) }
      return $0 == link
    }
    run.press(.character("1"))
    #expect(opened.links == [link])
    #expect(run.text.contains("Opened https://example.org/fog"))
    run.press(.character("o"), shows: "› open")
    run.press(.character("2"), .enter)
    #expect(run.text.contains("No browser was found; the address is https://example.org/none"))
    run.press(.character("3"), shows: "Article 3 has no link.")
  }

  @Test func theTourDropsALateAnswerByItselfAndTheSampleGoesOn() async {
    let run = AppRun.all(opening: "turnstile", columns: 120, rows: 40)
    #expect(run.text.contains("Press space to watch a late answer being dropped."))
    // The tour's timers start work that waits for a later timer; the clock need not wait for that.
    run.clock.patience = .milliseconds(100)
    run.type("c ")
    #expect(run.view.app.path == "turnstile/tour")
    var caps: [String] = []
    for _ in 0..<20 {
      await run.pass(.milliseconds(500))
      let cap = run.text.split(separator: "\n").last { $0.hasPrefix("  ") } ?? ""
      let key = cap.split(separator: " ").first.map(String.init) ?? ""
      if caps.last != key { caps.append(key) }
    }
    await run.shows("✗ dropped ")
    #expect(caps.prefix(5) == ["tour", "1", "⇧L", "r", "l"])
    #expect(run.text.contains("✗ 1 dropped"))
    #expect(run.path == "changeLanguage")
    run.press(.character(" "))
    #expect(run.path == "determineLanguage")
    run.press(.escape, shows: "1 coin due")
    #expect(run.view.app.path == "turnstile")
  }
}
