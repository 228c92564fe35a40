import ScreenStates

/// Loads the news in a language, with nothing to read meanwhile.
final class LoadNewsState: NewsState {
  private let language: Language
  private let notice: String?
  private let news: any NewsService

  init(language: Language, notice: String?, news: any NewsService) {
    (self.language, self.notice, self.news) = (language, notice, news)
  }

  override func enter() {
    display.isLoading = true
    display.language = language
    display.notice = notice
    perform { [news, language] in
      try await news.latest(in: language)
    } then: { [language, notice] result in
      switch result {
      case .success([]): .noNews(language)
      case .success(let articles):
        .displayNews(Edition(language: language, articles: articles, notice: notice))
      case .failure(let error): .error(sentence(for: error), retry: .loadNews(language))
      }
    }
  }

  override var answers: [NewsRequest] { [.languages] }

  override func changeLanguage() { transition(to: .changeLanguage) }
}
