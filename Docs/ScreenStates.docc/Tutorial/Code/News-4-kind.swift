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
