public import ScreenStates

/// The display of a news screen; blank at first.
public struct NewsDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  package var isLoading = false
  /// The languages to choose from.
  package var languages: [Language] = []
  /// The language of the articles that are shown or loaded.
  package var language: Language?
  /// The articles, newest first.
  package var articles: [Article] = []
  package var emptyReason: String?
  /// The error, as a sentence.
  package var error: String?
  /// A notice beside the rest.
  package var notice: String?

  /// Makes a blank display.
  public init() {}
}
