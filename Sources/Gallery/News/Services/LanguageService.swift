/// What the news screen asks for languages: which there are, and which was chosen before.
@MainActor
public protocol LanguageService: AnyObject {
  /// The languages to choose from, as far as they are known by now.
  var known: [Language] { get }

  /// Asks which languages there are; ``known`` has them from then on.
  ///
  /// - Throws: An error whose description is a sentence for the reader, or `CancellationError`.
  func load() async throws

  /// The language chosen before; `nil` if none was.
  ///
  /// - Returns: The choice, or `nil`.
  /// - Throws: An error if there was a choice that cannot be read. The news can go on without it:
  ///   show the sentence and ask again.
  func remembered() throws -> Language?

  /// Keeps the choice for the next time.
  ///
  /// - Parameter language: The language that was chosen.
  /// - Throws: An error if it cannot be kept. The news can go on: the choice holds for now.
  func remember(_ language: Language) throws
}
