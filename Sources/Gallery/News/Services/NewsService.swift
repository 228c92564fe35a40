/// What the news screen asks for articles.
///
/// The screen knows no more than this; tests answer by hand, and ``FeedNewsService`` reads feeds.
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
  ///   - source: The feed to read whatever the language; `nil` for the bundled feeds.
  ///   - loader: What loads the feed, with its time-out and its latency.
  public init(source: FeedSource? = nil, loader: FeedLoader = FeedLoader()) {
    self.source = source
    self.loader = loader
  }

  /// The articles of the feed for the language, newest first.
  ///
  /// - Parameter language: Chooses among the bundled feeds by its code.
  /// - Returns: The articles, which may be none.
  /// - Throws: A ``FeedError``, or `CancellationError`.
  public func latest(in language: Language) async throws -> [Article] {
    try await loader.feed(from: source ?? .bundled(language.code)).articles
  }
}
