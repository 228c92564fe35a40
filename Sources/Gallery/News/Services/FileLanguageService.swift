/// Languages from a list, and the choice of one kept in a small file.
@MainActor
public final class FileLanguageService: LanguageService {
  /// The languages to choose from: the bundled ones until others are loaded.
  public private(set) var known: [Language]

  private let list: FeedSource
  private let loader: FeedLoader
  private let file: LanguageFile?
  private var chosen: Language?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - list: Where the list of languages is; the bundled one if nothing is said.
  ///   - file: Where the choice is kept; `nil` to keep it only while the program runs.
  ///   - chosen: A choice that was made already, which goes before the one in the file.
  ///   - loader: What loads the list, with its time-out and its latency.
  public init(
    list: FeedSource = .bundledLanguages, file: LanguageFile? = nil, chosen: Language? = nil,
    loader: FeedLoader = FeedLoader()
  ) {
    self.list = list
    self.file = file
    self.chosen = chosen
    self.loader = loader
    known = Language.bundled
  }

  /// Asks the list which languages there are.
  ///
  /// - Throws: A ``FeedError``, or `CancellationError`.
  public func load() async throws {
    known = try await loader.languages(from: list)
  }

  /// The choice that holds now, or the one in the file; `nil` if there is neither.
  ///
  /// - Returns: The choice, or `nil`.
  /// - Throws: A ``LanguageFileError`` if the file is there but is unreadable or damaged.
  public func remembered() throws -> Language? { try chosen ?? file?.language() }

  /// Replaces the file as a whole, so that it never holds half a choice.
  ///
  /// - Parameter language: The language that was chosen.
  /// - Throws: A ``LanguageFileError`` if the file cannot be written.
  public func remember(_ language: Language) throws {
    chosen = language
    try file?.write(language)
  }
}
