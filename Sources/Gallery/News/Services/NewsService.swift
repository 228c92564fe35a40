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
