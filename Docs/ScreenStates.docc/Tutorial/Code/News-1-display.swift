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
