public import ScreenStates

/// The requests of a news screen.
public enum NewsRequest: String, CaseIterable, Sendable {
  /// Choose a language.
  case choose
  /// Repeat the load that failed.
  case retry
  /// Load newer articles.
  case refresh
  /// Go back to the choice of the language.
  case languages
}

/// The base class of the states of a news screen, which ignores every request.
open class NewsState: NewsScreen.State {
  /// The requests that this state answers.
  open var answers: [NewsRequest] { [] }

  /// Chooses one of the shown languages.
  open func choose(_ language: Language) { ignored() }

  /// Repeats the load that failed.
  open func retry() { ignored() }

  /// Loads newer articles.
  open func refresh() { ignored() }

  /// Goes back to the choice of the language.
  open func changeLanguage() { ignored() }
}
