/// The service of the news screen for languages: the list, and the reader's choice.
@MainActor
public protocol LanguageService: AnyObject {
  /// The languages to choose from that are known now.
  var known: [Language] { get }

  /// Loads the list of languages into ``known``.
  ///
  /// - Throws: An error whose description is a sentence for the reader, or `CancellationError`.
  func load() async throws

  /// The language that was chosen before; `nil` if there is none.
  ///
  /// - Returns: The choice, or `nil`.
  /// - Throws: An error if the choice cannot be read. The screen can continue without it: it shows
  ///   the sentence and lets the reader choose.
  func remembered() throws -> Language?

  /// Saves the choice for the next time.
  ///
  /// - Parameter language: The language that was chosen.
  /// - Throws: An error if the choice cannot be saved. The screen can continue with it for now.
  func remember(_ language: Language) throws
}
