public import ScreenStates

package enum NewsRequest: String, CaseIterable, Sendable {
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
  package var answers: [NewsRequest] { [] }
  package func choose(_ language: Language) { ignored() }
  package func retry() { ignored() }
  package func refresh() { ignored() }
  package func changeLanguage() { ignored() }
}
