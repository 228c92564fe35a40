public import ScreenStates

/// The requests of a news screen.
package enum NewsRequest: String, CaseIterable, Sendable {
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
public class NewsState: NewsScreen.State {
  /// The requests that this state answers.
  package var answers: [NewsRequest] { [] }

  /// Chooses one of the shown languages.
  package func choose(_ language: Language) { ignored() }

  /// Repeats the load that failed.
  package func retry() { ignored() }

  /// Loads newer articles.
  package func refresh() { ignored() }

  /// Goes back to the choice of the language.
  package func changeLanguage() { ignored() }
}
