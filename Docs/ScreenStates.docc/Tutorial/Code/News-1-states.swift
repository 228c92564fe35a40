import ScreenStates

struct Article: Equatable {
  var title: String
}

protocol NewsService: Sendable {
  func latest(in language: String) async throws -> [Article]
}

struct NewsDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var articles: [Article] = []
}

enum NewsKind: StateKind, Equatable {
  typealias Display = NewsDisplay
  typealias StateClass = NewsState
  case loadNews(String)
  case displayNews(String, [Article])
}

typealias NewsScreen = Screen<NewsKind>

class NewsState: NewsScreen.State {
  func refresh() { ignored() }
}

final class LoadNewsState: NewsState {
  private let language: String
  private let news: any NewsService

  init(language: String, news: any NewsService) {
    self.language = language
    self.news = news
  }

  override func enter() {
    display.isLoading = true
    perform { [news, language] in
      try await news.latest(in: language)
    } then: { [language] result in
      switch result {
      case .success(let articles): .displayNews(language, articles)
      case .failure: nil
      }
    }
  }
}

final class DisplayNewsState: NewsState {
  private let language: String
  private let articles: [Article]

  init(language: String, articles: [Article]) {
    self.language = language
    self.articles = articles
  }

  override func enter() { display.articles = articles }
  override func refresh() { transition(to: .loadNews(language)) }
}
