import ScreenStates

/// Loads the list of languages, for a screen whose languages come from a server.
final class LoadLanguagesState: NewsState {
  private let languages: any LanguageService

  init(languages: any LanguageService) { self.languages = languages }

  override func enter() {
    display.isLoading = true
    perform { [languages] in
      try await languages.load()
    } then: { result in
      switch result {
      case .success: .determineLanguage
      case .failure(let error): .error(sentence(for: error), retry: .loadLanguages)
      }
    }
  }
}
