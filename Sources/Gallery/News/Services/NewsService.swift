/// The service of the news screen for articles.
///
/// ``FeedNewsService`` reads feeds; tests answer by hand.
public protocol NewsService: Sendable {
  /// The latest articles in a language, newest first.
  ///
  /// - Parameter language: The language that the reader has chosen.
  /// - Returns: The articles, which may be none.
  /// - Throws: An error whose description is a sentence for the reader, or `CancellationError`.
  func latest(in language: Language) async throws -> [Article]
}

/// News from feeds: the one bundled for each language, or one source for all.
public struct FeedNewsService: NewsService {
  private let source: FeedSource?
  private let loader: FeedLoader

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - source: The feed to read for every language; `nil` for the bundled feeds.
  ///   - loader: The loader of the feed, with its time-out and latency.
  public init(source: FeedSource? = nil, loader: FeedLoader = FeedLoader()) {
    self.source = source
    self.loader = loader
  }

  /// The articles of the feed for the language, newest first.
  ///
  /// - Parameter language: The language, whose code selects a bundled feed.
  /// - Returns: The articles, which may be none.
  /// - Throws: A ``FeedError``, or `CancellationError`.
  public func latest(in language: Language) async throws -> [Article] {
    try await loader.feed(from: source ?? .bundled(language.code)).articles
  }
}
