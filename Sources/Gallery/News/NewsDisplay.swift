public import ScreenStates

/// The display of a news screen; blank at first.
public struct NewsDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// Whether something is being loaded.
  public var isLoading = false
  /// The languages to choose from.
  public var languages: [Language] = []
  /// The language of the articles that are shown or loaded.
  public var language: Language?
  /// The articles, newest first.
  public var articles: [Article] = []
  /// Why there is nothing to read.
  public var emptyReason: String?
  /// The error, as a sentence.
  public var error: String?
  /// A notice beside the rest.
  public var notice: String?

  /// Makes a blank display.
  public init() {}
}
