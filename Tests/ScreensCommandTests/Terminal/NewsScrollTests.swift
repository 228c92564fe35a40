import Gallery
import ScreensCommand
import Terminal
import Testing

/// Where movements lead: ten articles of one line and nine blank lines, ten lines a page.
@MainActor
struct NewsScrollTests {
  private let scene = NewsScene(40, 12) { $0.showArticles(Article.titles(10)) }

  private func firstLine(from line: Int, _ movements: Movement...) -> Int {
    var pane = NewsPane.inGreenwich
    var scene = scene
    scene.kept.firstLine = line
    for movement in movements { scene.kept = pane.kept(after: movement, in: scene) }
    return scene.kept.firstLine
  }

  @Test func aLineIsALineAndAPageKeepsOneInView() {
    #expect(firstLine(from: 0, .lines(1), .lines(1)) == 2)
    #expect(firstLine(from: 2, .lines(-1)) == 1)
    #expect(firstLine(from: 0, .pages(1)) == 7)
    #expect(firstLine(from: 9, .pages(-1)) == 2)
  }

  @Test func nothingLeadsBeyondTheEnds() {
    #expect(firstLine(from: 0, .lines(-1)) == 0)
    #expect(firstLine(from: 3, .pages(-1)) == 0)
    #expect(firstLine(from: 11, .lines(1)) == 11)
    #expect(firstLine(from: 0, .pages(1), .pages(1)) == 11)
    #expect(firstLine(from: 5, .end) == 11)
    #expect(firstLine(from: 5, .end, .start) == 0)
  }

  @Test func aLineThatIsOutOfReachCountsAsTheNearest() {
    #expect(firstLine(from: 1_000, .lines(-1)) == 10)
    #expect(firstLine(from: -7, .lines(1)) == 1)
    var far = scene
    far.kept.firstLine = 1_000
    var last = scene
    last.kept.firstLine = 11
    #expect(far.text == last.text)
  }

  @Test func whatFitsDoesNotScroll() {
    var pane = NewsPane.inGreenwich
    let scene = NewsScene(40, 12) { $0.showArticles(Article.titles(2)) }
    #expect(pane.kept(after: .end, in: scene).firstLine == 0)
    #expect(pane.kept(after: .lines(1), in: scene).firstLine == 0)
  }

  @Test func theChoiceStaysAmongTheLanguages() {
    var pane = NewsPane.inGreenwich
    var scene = NewsScene(40, 12) { $0.showLanguages() }
    var indices: [Int] = []
    for movement in [Movement.lines(-1), .lines(1), .end, .lines(1), .start, .pages(1)] {
      scene.kept = pane.kept(after: movement, in: scene)
      indices.append(scene.kept.languageIndex)
    }
    #expect(indices == [0, 1, 2, 2, 0, 2])
  }

  @Test func theArticleAtTheTopStaysThereInAnotherSize() {
    let wide = NewsScene(80, 6) {
      $0.showArticles(
        (1...9).map {
          Article(id: "\($0)", title: "Title \($0) and enough words for two narrow lines")
        })
      $0.kept.firstLine = 8
    }
    var narrow = wide
    narrow.size = TerminalSize(columns: 30, rows: 6)
    var pane = NewsPane.inGreenwich
    narrow.kept = pane.kept(from: wide, in: narrow)
    #expect(wide.text.contains("displayNews\n 5  Title 5"))
    #expect(narrow.text.contains("displayNews\n 5  Title 5"))
  }

  @Test func tenThousandArticlesHaveAnEnd() {
    var pane = NewsPane.inGreenwich
    var scene = NewsScene(40, 12) { $0.showArticles(Article.titles(10_000)) }
    scene.kept = pane.kept(after: .end, in: scene)
    #expect(scene.kept.firstLine == 19_999 - 8)
    #expect(pane.frame(of: scene).text.contains("9997–10000 of 10000"))
  }
}
