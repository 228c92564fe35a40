public import ScreenStates

/// A reader of news: choose a language, read, refresh.
///
/// The steps depend on each other: which languages there are, which one is chosen, what is new in
/// it. Each step is a state, and knows only the kind of the next.
///
/// | from | request or result | to |
/// |---|---|---|
/// | `loadLanguages` | the languages are there | `determineLanguage` |
/// | `loadLanguages` | they cannot be had | `error` |
/// | `determineLanguage` | a language was chosen before, or is chosen now | `loadNews` |
/// | `loadNews` | articles; none; an error | `displayNews`; `noNews`; `error` |
/// | `displayNews`, `noNews` | refresh | `refreshNews`, `loadNews` |
/// | `refreshNews` | articles; none; an error | `displayNews`; `noNews`; `displayNews` with a notice |
/// | `error` | retry | what failed |
/// | any but the first two | languages | `changeLanguage` |
public typealias NewsScreen = Screen<NewsKind>

/// The states of a news screen.
public indirect enum NewsKind: StateKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = NewsDisplay
  /// What the states answer.
  public typealias StateClass = NewsState
  /// What the reader owns.
  public typealias Kept = NewsKept

  /// Asks which languages there are. A screen begins here if they come from a server.
  case loadLanguages
  /// Goes on with the language that was chosen before, or lets the reader choose.
  case determineLanguage
  /// Lets the reader choose, whatever was chosen before.
  case changeLanguage
  /// Asks for the news in a language; the notice is what the reader should know meanwhile.
  case loadNews(Language, notice: String? = nil)
  /// Shows the news.
  case displayNews(Edition)
  /// Asks for newer news while the old stay on screen.
  case refreshNews(Edition)
  /// There is nothing to read in a language.
  case noNews(Language)
  /// Something failed: a sentence, and what to try again.
  case error(String, retry: NewsKind)
}

/// What was read in a language at one time.
public struct Edition: Equatable, Codable, Sendable {
  /// The language of the articles.
  public var language: Language
  /// The articles, newest first; never none.
  public var articles: [Article]
  /// What the reader should know beside them, such as a refresh that failed.
  public var notice: String?

  /// Makes an edition.
  ///
  /// - Parameters:
  ///   - language: The language of the articles.
  ///   - articles: The articles, newest first.
  ///   - notice: What the reader should know beside them.
  public init(language: Language, articles: [Article], notice: String? = nil) {
    self.language = language
    self.articles = articles
    self.notice = notice
  }
}

/// What the reader owns and no state may blank.
public struct NewsKept: Equatable, Codable, Sendable {
  /// The first line of the articles that is in view.
  public var firstLine = 0
  /// The place of the language that the reader is about to choose.
  public var languageIndex = 0

  /// Makes what a new reader has.
  public init() {}
}
