public import ScreenStates

/// The base class of the states of a message, which ignores every request.
public class BooksMessageState: BooksMessageScreen.State, BooksAnswering {
  /// The requests that this state answers.
  package var answers: [BooksRequest] { [] }

  /// Answers a request by its name.
  package func answer(_ request: BooksRequest) { ignored(request.name) }
}
