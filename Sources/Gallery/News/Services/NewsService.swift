/// The service of the news screen for articles.
///
/// ``FeedNewsService`` reads feeds; tests answer by hand. Its errors describe themselves in
/// sentences for the reader.
package protocol NewsService: Sendable {
  /// The latest articles in a language, newest first.
  func latest(in language: Language) async throws -> [Article]
}

/// News from feeds: the one bundled for each language, or one source for all.
package struct FeedNewsService: NewsService {
  private let source: FeedSource?
  private let loader: FeedLoader

  /// Creates a service that reads one feed for every language, or the bundled feeds.
  package init(source: FeedSource? = nil, loader: FeedLoader = FeedLoader()) {
    (self.source, self.loader) = (source, loader)
  }

  /// The articles of the feed for the language, whose code selects a bundled feed, newest first.
  package func latest(in language: Language) async throws -> [Article] {
    try await loader.feed(from: source ?? .bundled(language.code)).articles
  }
}
