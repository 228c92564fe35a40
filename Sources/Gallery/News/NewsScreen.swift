public import ScreenStates

/// A reader of news: choose a language, read, refresh.
///
/// The steps depend on each other: load the languages, choose one, load its news. Each step is a
/// state, and knows only the kind of the next one.
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

/// The kinds of a news screen.
public indirect enum NewsKind: StateKind, Equatable, Codable, Sendable {
  /// What the screen shows.
  public typealias Display = NewsDisplay
  /// The base class of the states.
  public typealias StateClass = NewsState
  /// The type of the kept value.
  public typealias Kept = NewsKept

  /// Loads the list of languages. A screen begins here if the list comes from a server.
  case loadLanguages
  /// Uses the language that was chosen before, or lets the reader choose.
  case determineLanguage
  /// Lets the reader choose again.
  case changeLanguage
  /// Loads the news in a language, with a notice to show meanwhile.
  case loadNews(Language, notice: String? = nil)
  case displayNews(Edition)
  /// Loads newer articles while the old ones stay on screen.
  case refreshNews(Edition)
  case noNews(Language)
  /// A load failed: the sentence, and the kind to retry.
  case error(String, retry: NewsKind)
}

/// The articles of one load, in one language.
public struct Edition: Equatable, Codable, Sendable {
  package var language: Language
  /// The articles, newest first; at least one.
  package var articles: [Article]
  /// A notice beside the articles, such as a failed refresh.
  package var notice: String?

  package init(language: Language, articles: [Article], notice: String? = nil) {
    (self.language, self.articles, self.notice) = (language, articles, notice)
  }
}

/// The kept value of a news screen.
public struct NewsKept: Equatable, Codable, Sendable {
  package var languageIndex = 0

  package init() {}
}
