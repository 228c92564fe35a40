// The head of the design in an app: it compiles as it stands in both isolation modes.
import ScreenStates

// What can be on screen. Its initial value is the blank screen that every state starts from.
struct NewsDisplay: ScreenDisplay, Equatable {
  var isLoading = false
  var languages: [Language] = []
  var articles: [Article] = []
  var error: String?
}

// The kinds: values that say which state, and with what.
enum NewsKind: StateKind {
  typealias Display = NewsDisplay
  typealias StateClass = NewsState
  case determineLanguage, loadNews, displayNews([Article]), error(any Error)
}
typealias NewsScreen = Screen<NewsKind>

// The requests that this screen's states answer. The default is to ignore them, on the record.
class NewsState: NewsScreen.State {
  func choose(_ language: Language) { ignored() }
  func retry() { ignored() }
}

// One class a state.
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
      case .failure(let error): .error(error)
      }
    }
  }
}

final class DetermineLanguageState: NewsState {
  private let languages: any LanguageService
  init(languages: any LanguageService) { self.languages = languages }
  override func enter() { display.languages = languages.all }
  override func choose(_ language: Language) { transition(to: .loadNews) }
}

final class DisplayNewsState: NewsState {
  private let articles: [Article]
  init(articles: [Article]) { self.articles = articles }
  override func enter() { display.articles = articles }
}

final class NewsErrorState: NewsState {
  private let error: any Error
  init(error: any Error) { self.error = error }
  override func enter() { display.error = String(describing: error) }
  override func retry() { transition(to: .determineLanguage) }
}

// The factory maps kinds to classes, and gives each what it needs. The compiler checks that none is missing.
struct NewsStates: StateFactory {
  let languages: any LanguageService, news: any NewsService
  func makeState(for kind: NewsKind) -> NewsState {
    switch kind {
    case .determineLanguage: DetermineLanguageState(languages: languages)
    case .loadNews: LoadNewsState(news: news)
    case .displayNews(let articles): DisplayNewsState(articles: articles)
    case .error(let error): NewsErrorState(error: error)
    }
  }
}

// The app's models and services.
enum Language { case english, german }
struct Article: Equatable { var title: String }
struct NoConnection: Error {}
protocol LanguageService: Sendable { var all: [Language] { get } }
protocol NewsService: Sendable { func latest() async throws -> [Article] }
