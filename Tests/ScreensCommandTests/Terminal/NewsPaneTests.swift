import Gallery
import ScreensCommand
import Terminal
import Testing

/// Whole frames, as text.
@MainActor
struct NewsPaneTests {
  @Test func theLanguagesAreANumberedList() {
    let scene = NewsScene(50, 12) { $0.showLanguages() }
    #expect(
      scene.text == """
         News · Choose a language       determineLanguage
        ──────────────────────────────────────────────────

          1  English  en
          2  Deutsch  de
          3  日本語   ja




        ──────────────────────────────────────────────────
         ↑↓ move · enter choose · ? help · q quit
        """)
  }

  @Test func theArticlesAreBrokenIntoLines() {
    let scene = NewsScene(64, 16) { $0.showArticles() }
    #expect(
      scene.text
        == """
         News · English                                     displayNews
        ────────────────────────────────────────────────────────────────
         1  A turnstile has only two states
            It is locked or it is unlocked. A coin opens it and a push
            locks it again.
            1 Feb 2026 · https://example.org/turnstile

         2  折り返しの見出し
            本文もまた長いので折り返す。

         3  Fog
            1 Jan 1970


        ───────────────────────────────────────────────────── 1–3 of 3 ─
         ↑↓ scroll · r refresh · l languages · ? help · q quit
        """)
  }

  @Test func aSmallTerminalHasNoRules() {
    let scene = NewsScene(40, 10) { $0.showArticles() }
    #expect(
      scene.text == """
         News · English             displayNews
         1  A turnstile has only two states
            It is locked or it is unlocked. A
            coin opens it and a push locks it
            again.
            1 Feb 2026
            https://example.org/turnstile

         2  折り返しの見出し
         r refresh  l languages  ? help  q quit
        """)
  }

  @Test func refreshingKeepsTheArticles() {
    let scene = NewsScene(40, 5) {
      $0.showArticles(Article.titles(2))
      $0.path = "refreshNews"
      $0.display.isLoading = true
      $0.answers = [.languages]
    }
    #expect(
      scene.text
        == """
         News · English ⠋ refreshing
         1  Title 1

         2  Title 2
         ↑↓ scroll  l languages  ? help  q quit
        """)
  }

  @Test func aNoticeStandsAboveTheArticles() {
    let scene = NewsScene(40, 8) {
      $0.showArticles(Article.titles(2))
      $0.display.notice = "The feed could not be reached; try again in a while."
    }
    #expect(
      scene.text == """
         News · English             displayNews
         The feed could not be reached; try
         again in a while.

         1  Title 1

         2  Title 2
         r refresh  l languages  ? help  q quit
        """)
  }

  @Test func loadingNamesTheLanguage() {
    let scene = NewsScene(50, 4) {
      $0.path = "loadNews"
      $0.display.isLoading = true
      $0.display.language = Language(code: "en", name: "English")
      $0.answers = [.languages]
      $0.spinnerPhase = 12
    }
    #expect(
      scene.text == """
         News · English                          loadNews
         ⠹ Loading the news in English …

         l languages · ? help · q quit
        """)
  }

  @Test func anErrorSaysWhatFailedAndTheKeyThatRetries() {
    let scene = NewsScene(40, 12) {
      $0.path = "error"
      $0.display.error = "example.org refused the connection; is the server running?"
      $0.answers = [.retry, .languages]
    }
    #expect(
      scene.text
        == """
         News                             error
        ────────────────────────────────────────

         example.org refused the connection; is
         the server running?

         r retry



        ────────────────────────────────────────
         r retry  l languages  ? help  q quit
        """)
  }

  @Test func anEmptyScreenSaysWhy() {
    let scene = NewsScene(60, 6) {
      $0.path = "noNews"
      $0.display.emptyReason = "There are no articles in Deutsch yet."
      $0.answers = [.refresh, .languages]
    }
    #expect(
      scene.text == """
         News                                                noNews
         There are no articles in Deutsch yet.

         r refresh

         r refresh · l languages · ? help · q quit
        """)
  }

  @Test func theHelpTakesThePlaceOfTheContent() {
    let scene = NewsScene(44, 10) {
      $0.showArticles()
      $0.showsHelp = true
    }
    #expect(
      scene.text
        == """
         News · English                 displayNews
         ↑ ↓  j k    scroll, or move the choice
         PgUp PgDn   a page; space, too
         Home End    to the start, to the end
         Enter  1–9  choose a language
         r           retry, or refresh
         l           back to the languages
         ?           this help, and back
         q  Ctrl-C   quit
         r refresh · l languages · ? back · q quit
        """)
  }

  @Test func onALargeTerminalTextKeepsToAReadableWidth() {
    let long = Article(id: "1", title: "T", summary: String(repeating: "word ", count: 60))
    var pane = NewsPane.inGreenwich
    let frame = pane.frame(of: NewsScene(200, 20) { $0.showArticles([long]) })
    #expect(frame.lines[3].displayWidth < 95)
    #expect(frame.lines[0].displayWidth == 199)
  }
}
