import Gallery
import ScreensCommand
import Terminal
import Testing

/// What stands out, and what stands back.
@MainActor
struct NewsStyleTests {
  /// The pieces of text in a style.
  private func pieces(_ style: TextStyle, in scene: NewsScene) -> [String] {
    var pane = NewsPane.inGreenwich
    return pane.frame(of: scene).lines.flatMap(\.spans).filter { $0.style == style }.map(\.text)
  }

  @Test func theChosenLanguageIsReversed() {
    let scene = NewsScene(60, 10) {
      $0.showLanguages()
      $0.kept.languageIndex = 2
    }
    #expect(pieces(.reversed, in: scene) == [" 3  日本語   ja "])
  }

  @Test func keysThatTheStateIgnoresAreFaint() {
    let scene = NewsScene(80, 10) { $0.showLanguages() }
    #expect(pieces(.dim, in: scene).contains(" · r refresh · l languages · "))
    #expect(pieces(.bold, in: scene) == ["↑↓", "enter", "?", "q"])
  }

  @Test func anErrorIsRedAndANoticeIsYellow() {
    let failed = NewsScene(60, 10) { $0.display.error = "It failed." }
    #expect(pieces(.foreground(.red), in: failed) == ["It failed."])
    let noted = NewsScene(60, 10) {
      $0.showArticles()
      $0.display.notice = "It is old."
    }
    #expect(pieces(.foreground(.yellow), in: noted) == ["It is old."])
  }

  @Test func titlesAreBoldAndAddressesFaint() {
    let scene = NewsScene(80, 20) { $0.showArticles() }
    #expect(pieces(.bold, in: scene).contains("A turnstile has only two states"))
    #expect(pieces(.dim, in: scene).contains("1 Feb 2026 · https://example.org/turnstile"))
  }
}
