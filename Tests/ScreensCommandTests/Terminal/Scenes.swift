import Foundation
import Gallery
import ScreensCommand
import Terminal

extension NewsScene {
  /// A scene in a terminal of a size.
  @MainActor
  init(_ columns: Int, _ rows: Int, _ change: (inout NewsScene) -> Void = { _ in }) {
    self.init()
    size = TerminalSize(columns: columns, rows: rows)
    change(&self)
  }

  /// The letters of the frame, without the blanks at the ends of its lines.
  @MainActor var text: String {
    var pane = NewsPane.inGreenwich
    return pane.frame(of: self).text
  }

  static var languages: [Language] {
    [
      Language(code: "en", name: "English"), Language(code: "de", name: "Deutsch"),
      Language(code: "ja", name: "日本語"),
    ]
  }

  mutating func showLanguages() {
    path = "determineLanguage"
    display.languages = Self.languages
    answers = [.choose]
  }

  mutating func showArticles(_ articles: [Article] = Article.samples) {
    path = "displayNews"
    display.language = Language(code: "en", name: "English")
    display.articles = articles
    answers = [.refresh, .languages]
  }
}

extension Frame {
  /// The letters, line by line, without the blanks at the ends.
  var text: String {
    lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}

extension Article {
  static var samples: [Article] {
    [
      Article(
        id: "1", title: "A turnstile has only two states",
        link: URL(string: "https://example.org/turnstile"),
        summary: "It is locked or it is unlocked. A coin opens it and a push locks it again.",
        date: Date(timeIntervalSince1970: 1_769_936_400)),
      Article(id: "2", title: "折り返しの見出し", summary: "本文もまた長いので折り返す。"),
      Article(id: "3", title: "Fog", date: Date(timeIntervalSince1970: 0)),
    ]
  }

  /// Articles of one line each, with a blank line between them.
  static func titles(_ count: Int) -> [Article] {
    (1...count).map { Article(id: String($0), title: "Title \($0)") }
  }
}

extension NewsPane {
  /// A new pane whose days do not depend on where the tests run.
  @MainActor static var inGreenwich: NewsPane { NewsPane(timeZone: .gmt) }
}
