/// The service of the news screen for languages: the list, and the reader's choice.
///
/// Its errors describe themselves in sentences for the reader.
@MainActor
package protocol LanguageService: AnyObject {
  /// The languages to choose from that are known now.
  var known: [Language] { get }

  /// Loads the list of languages into ``known``.
  func load() async throws

  /// The language that was chosen before; `nil` if there is none.
  ///
  /// If the choice cannot be read, the screen shows the sentence and lets the reader choose.
  func remembered() throws -> Language?

  /// Saves the choice for the next time; if that fails, the screen continues with it for now.
  func remember(_ language: Language) throws
}
