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
  var languages: [String] = []
  var error: String?
}

enum NewsKind: StateKind, Equatable {
  typealias Display = NewsDisplay
  typealias StateClass = NewsState
  case determineLanguage
  case loadNews(String)
  case displayNews(String, [Article])
  case refreshNews(String, [Article])
  case error(String, String)
}

typealias NewsScreen = Screen<NewsKind>

class NewsState: NewsScreen.State {
  func choose(_ language: String) { ignored() }
  func refresh() { ignored() }
  func retry() { ignored() }
}

final class DetermineLanguageState: NewsState {
  private let languages: [String]

  init(languages: [String]) {
    self.languages = languages
  }

  override func enter() { display.languages = languages }
  override func choose(_ language: String) { transition(to: .loadNews(language)) }
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
  override func refresh() { transition(to: .refreshNews(language, articles)) }
}

final class RefreshNewsState: NewsState {
  private let language: String
  private let articles: [Article]
  private let news: any NewsService

  init(language: String, articles: [Article], news: any NewsService) {
    self.language = language
    self.articles = articles
    self.news = news
  }

  override func enter() {
    display.isLoading = true
    display.articles = articles
    perform { [news, language] in
      try await news.latest(in: language)
    } then: { [language, articles] result in
      switch result {
      case .success(let newer): .displayNews(language, newer)
      case .failure: .displayNews(language, articles)
      }
    }
  }
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
  let languages: [String]
  let news: any NewsService

  func makeState(for kind: NewsKind) -> NewsState {
    switch kind {
    case .determineLanguage: DetermineLanguageState(languages: languages)
    case .loadNews(let language): LoadNewsState(language: language, news: news)
    case .displayNews(let language, let articles):
      DisplayNewsState(language: language, articles: articles)
    case .refreshNews(let language, let articles):
      RefreshNewsState(language: language, articles: articles, news: news)
    case .error(let language, let sentence):
      NewsErrorState(language: language, sentence: sentence)
    }
  }
}
