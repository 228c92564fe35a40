import ScreenStates
import ScreenStatesTestKit

// The app that the samples of the documentation test.

struct Article: Equatable {
  var title: String
}

protocol NewsService: Sendable {
  func latest() async throws -> [Article]
}

struct NewsDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var articles: [Article] = []
  var error: String?
}

enum NewsKind: StateKind, Equatable {
  typealias Display = NewsDisplay
  typealias StateClass = NewsState
  case loadNews
  case displayNews([Article])
  case error(String)
}

typealias NewsScreen = Screen<NewsKind>

class NewsState: NewsScreen.State {
  func retry() { ignored() }
}

final class LoadNewsState: NewsState {
  private let news: any NewsService

  init(news: any NewsService) { self.news = news }

  override func enter() {
    display.isLoading = true
    perform { [news] in
      try await news.latest()
    } then: { result in
      switch result {
      case .success(let articles): .displayNews(articles)
      case .failure(let error): .error("\(error)")
      }
    }
  }
}

final class DisplayNewsState: NewsState {
  private let articles: [Article]

  init(articles: [Article]) { self.articles = articles }

  override func enter() { display.articles = articles }
}

final class NewsErrorState: NewsState {
  private let sentence: String

  init(sentence: String) { self.sentence = sentence }

  override func enter() { display.error = sentence }
  override func retry() { transition(to: .loadNews) }
}

struct NewsStates: StateFactory {
  let news: any NewsService

  func makeState(for kind: NewsKind) -> NewsState {
    switch kind {
    case .loadNews: LoadNewsState(news: news)
    case .displayNews(let articles): DisplayNewsState(articles: articles)
    case .error(let sentence): NewsErrorState(sentence: sentence)
    }
  }
}

struct FakeNews: NewsService {
  let work = PendingWork<Void, [Article]>()
  func latest() async throws -> [Article] { try await work(()) }
}
