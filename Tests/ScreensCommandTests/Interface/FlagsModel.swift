import Gallery

/// The news with flags, as everybody writes it, for the picture of the README.
@MainActor
final class FlagsModel {
  private(set) var isLoading = false
  private(set) var language: Language?
  private(set) var articles: [Article] = []
  private(set) var error: String?
  /// The loads, so that a test can wait for them.
  private(set) var loads: [Task<Void, Never>] = []
  private let news: any NewsService

  init(_ news: any NewsService) { self.news = news }

  func choose(_ language: Language) {
    self.language = language
    articles = []
    loads.append(Task { await load() })
  }

  func load() async {
    guard let language else { return }
    isLoading = true
    do {
      articles = try await news.latest(in: language)
    } catch {
      self.error = "\(error)"
    }
    isLoading = false
  }

  func refresh() { loads.append(Task { await load() }) }
}
