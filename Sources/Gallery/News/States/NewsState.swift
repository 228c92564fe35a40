public import ScreenStates

/// What a reader can ask of a news screen.
public enum NewsRequest: String, CaseIterable, Sendable {
  /// Choose a language.
  case choose
  /// Try again what failed.
  case retry
  /// Ask for newer articles.
  case refresh
  /// Go back to the choice of the language.
  case languages
}

/// The base of all states of a news screen: no request is answered unless a state says so.
open class NewsState: NewsScreen.State {
  /// The requests that this state answers.
  open var answers: [NewsRequest] { [] }

  /// Chooses a language.
  ///
  /// - Parameter language: One of those on display.
  open func choose(_ language: Language) { ignored() }

  /// Tries again what failed.
  open func retry() { ignored() }

  /// Asks for newer articles.
  open func refresh() { ignored() }

  /// Goes back to the choice of the language.
  open func changeLanguage() { ignored() }
}
