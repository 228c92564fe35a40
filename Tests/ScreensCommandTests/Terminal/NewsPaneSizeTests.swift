import Gallery
import ScreensCommand
import Terminal
import Testing

/// The pane at sizes that no one would choose.
@MainActor
struct NewsPaneSizeTests {
  private static let scenes: [@MainActor (inout NewsScene) -> Void] = [
    { _ in },
    { $0.showLanguages() },
    { $0.showArticles() },
    {
      $0.showArticles()
      $0.kept.firstLine = 1_000
      $0.display.notice = "It could not be refreshed: 語語語語語語語語語語."
      $0.display.isLoading = true
    },
    { $0.display.error = "It failed for a reason that is explained at great length." },
    { $0.display.emptyReason = "There is nothing." },
    { $0.display.isLoading = true },
    { $0.showsHelp = true },
  ]

  @Test(arguments: 1...30) func everyLineFitsAtEverySize(columns: Int) {
    for rows in [1, 2, 3, 4, 7, 11, 12, 13] {
      for change in Self.scenes {
        let scene = NewsScene(columns, rows, change)
        var pane = NewsPane.inGreenwich
        let frame = pane.frame(of: scene)
        #expect(frame.lines.count == rows)
        #expect(frame.lines.allSatisfy { $0.displayWidth <= max(columns, 1) })
      }
    }
  }

  @Test func oneLineIsForTheContent() {
    #expect(NewsScene(20, 1) { $0.showArticles(Article.titles(1)) }.text == "1  Title 1")
    #expect(
      NewsScene(20, 1) {
        $0.showLanguages()
        $0.kept.languageIndex = 1
      }.text == " 2  Deutsch  de")
  }

  @Test func aLongListOfLanguagesKeepsTheChoiceInView() {
    let scene = NewsScene(30, 5) {
      $0.display.languages = (1...40).map { Language(code: "x\($0)", name: "Language \($0)") }
      $0.kept.languageIndex = 39
    }
    #expect(
      scene.text
        == """
         News · Choose a language
          38  Language 38  x38
          39  Language 39  x39
          40  Language 40  x40
         ↑↓ move · ? help · q quit
        """)
  }

  @Test func aLongSummaryEndsInAnEllipsis() {
    let long = Article(id: "1", title: "T", summary: String(repeating: "word ", count: 500))
    let lines = NewsScene(40, 10) { $0.showArticles([long]) }.text.split(separator: "\n")
    #expect(lines[6] == "    word word word word word word word…")
    #expect(lines.count == 8)
  }

  @Test func aTitleTooLongForTheLineIsCut() {
    let scene = NewsScene(12, 3) {
      $0.path = "loadNews"
      $0.display.language = Language(code: "x", name: "A long name")
    }
    #expect(scene.text == "News · A lo…\n\nq quit")
  }
}
