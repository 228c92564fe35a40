public import Foundation

/// Languages from a list, and the choice of one kept in a small file.
public struct FileLanguageService: LanguageService {
  private let list: FeedSource
  private let loader: FeedLoader
  private let choice: LanguageFile

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - list: Where the list of languages is; the bundled one if nothing is said.
  ///   - file: Where the choice is kept.
  ///   - loader: What loads the list, with its time-out and its latency.
  public init(
    list: FeedSource = .bundledLanguages, file: URL = LanguageFile.standardLocation(),
    loader: FeedLoader = FeedLoader()
  ) {
    self.list = list
    self.loader = loader
    choice = LanguageFile(at: file)
  }

  /// The languages of the list, in its order.
  ///
  /// - Returns: At least one language.
  /// - Throws: A ``FeedError``, or `CancellationError`.
  public func languages() async throws -> [Language] {
    try await loader.languages(from: list)
  }

  /// The language in the file; `nil` if there is no file.
  ///
  /// - Returns: The choice, or `nil`.
  /// - Throws: A ``LanguageFileError`` if the file is there but is unreadable or damaged.
  public func remembered() throws -> Language? { try choice.language() }

  /// Replaces the file as a whole, so that it never holds half a choice.
  ///
  /// - Parameter language: The language that was chosen.
  /// - Throws: A ``LanguageFileError`` if the file cannot be written.
  public func remember(_ language: Language) throws { try choice.write(language) }
}
