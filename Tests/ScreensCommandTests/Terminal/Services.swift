import Gallery
import ScreenStatesTestKit
import ScreensCommand

/// News that a test answers by hand.
struct ManualNews: NewsService {
  let latest = PendingWork<Language, [Article]>()

  func latest(in language: Language) async throws -> [Article] { try await latest(language) }
}

/// Three languages, and a choice that lasts as long as the test.
@MainActor
final class FixedLanguages: LanguageService {
  let known = NewsScene.languages
  private var chosen: Language?

  func load() async throws {}

  func remembered() throws -> Language? { chosen }

  func remember(_ language: Language) throws { chosen = language }
}
