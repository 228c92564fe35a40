import Gallery
import ScreenStatesTestKit

/// News that an explorer gives.
struct PendingNews: NewsService {
  let latest = PendingWork<Language, [Article]>()

  func latest(in language: Language) async throws -> [Article] { try await latest(language) }
}

/// Languages that an explorer gives, and a choice that is remembered for as long as the screen.
@MainActor
final class PendingLanguages: LanguageService {
  let loading = PendingWork<Void, Void>()
  let known: [Language]
  private var choice: Language?

  init(known: [Language]) {
    self.known = known
  }

  func load() async throws { try await loading(()) }

  func remembered() throws -> Language? { choice }

  func remember(_ language: Language) throws { choice = language }
}
