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
  var error: String?
}

enum NewsKind: StateKind, Equatable {
  typealias Display = NewsDisplay
  typealias StateClass = NewsState
  case loadNews(String)
  case displayNews(String, [Article])
  case error(String, String)
}

typealias NewsScreen = Screen<NewsKind>

class NewsState: NewsScreen.State {
  func refresh() { ignored() }
  func retry() { ignored() }
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
      case .failure(let error): .error(language, "\(error)")
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

final class NewsErrorState: NewsState {
  private let language: String
  private let sentence: String

  init(language: String, sentence: String) {
    self.language = language
    self.sentence = sentence
  }

  override func enter() { display.error = sentence }
  override func retry() { transition(to: .loadNews(language)) }
}

struct NewsStates: StateFactory {
  let news: any NewsService

  func makeState(for kind: NewsKind) -> NewsState {
    switch kind {
    case .loadNews(let language): LoadNewsState(language: language, news: news)
    case .displayNews(let language, let articles):
      DisplayNewsState(language: language, articles: articles)
    case .error(let language, let sentence):
      NewsErrorState(language: language, sentence: sentence)
    }
  }
}
