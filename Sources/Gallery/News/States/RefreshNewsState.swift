import ScreenStates

/// Loads newer articles while the old ones stay on screen; a failure becomes a notice.
final class RefreshNewsState: NewsState {
  private let edition: Edition
  private let news: any NewsService

  init(edition: Edition, news: any NewsService) { (self.edition, self.news) = (edition, news) }

  override func enter() {
    display.isLoading = true
    display.language = edition.language
    display.articles = edition.articles
    perform { [news, edition] in
      try await news.latest(in: edition.language)
    } then: { [edition] result in
      var next = edition
      next.notice = nil
      switch result {
      case .success([]): return .noNews(edition.language)
      case .success(let articles): next.articles = articles
      case .failure(let error): next.notice = sentence(for: error)
      }
      return .displayNews(next)
    }
  }

  override var answers: [NewsRequest] { [.languages] }

  override func changeLanguage() { transition(to: .changeLanguage) }
}
