import Foundation
import Gallery
import ScreenStatesTestKit
import ScreensCommand
import Terminal

/// News that a test answers by hand.
struct ManualNews: NewsService {
  let latest = PendingWork<Language, [Article]>()
  /// Told of each question.
  var asked: @Sendable () -> Void = {}

  func latest(in language: Language) async throws -> [Article] {
    asked()
    return try await latest(language)
  }
}

/// Three languages, and a choice that lasts as long as the test.
@MainActor
final class FixedLanguages: LanguageService {
  let known = [
    Language(code: "en", name: "English"), Language(code: "de", name: "Deutsch"),
    Language(code: "ja", name: "日本語"),
  ]
  private var chosen: Language?

  func load() async throws {}

  func remembered() throws -> Language? { chosen }

  func remember(_ language: Language) throws { chosen = language }
}

extension Article {
  /// Articles of one line each.
  static func titles(_ count: Int) -> [Article] {
    (1...count).map { Article(id: String($0), title: "Title \($0)") }
  }
}

extension [StyledLine] {
  /// The letters, line by line, without the blanks at the ends.
  var text: String {
    map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
