/// Languages from a list, with the chosen one saved in a small file.
@MainActor
package final class FileLanguageService: LanguageService {
  /// The languages to choose from: the bundled ones until others are loaded.
  package private(set) var known: [Language]

  private let list: FeedSource
  private let loader: FeedLoader
  private let file: LanguageFile?
  private var chosen: Language?

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - list: The source of the list of languages; by default the bundled one.
  ///   - file: The file for the choice; `nil` to remember it only while the program runs.
  ///   - chosen: A choice that has precedence over the one in the file.
  ///   - loader: The loader of the list, with its time-out and latency.
  package init(
    list: FeedSource = .bundledLanguages, file: LanguageFile? = nil, chosen: Language? = nil,
    loader: FeedLoader = FeedLoader()
  ) {
    (self.list, self.file, self.chosen, self.loader) = (list, file, chosen, loader)
    known = Language.bundled
  }

  package func load() async throws {
    known = try await loader.languages(from: list)
  }

  /// The present choice, or the one in the file; `nil` if there is neither.
  package func remembered() throws -> Language? { try chosen ?? file?.language() }

  package func remember(_ language: Language) throws {
    chosen = language
    try file?.write(language)
  }
}
