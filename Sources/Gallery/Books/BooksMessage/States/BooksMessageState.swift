public import ScreenStates

/// The base class of the states of a message, which ignores every request.
public class BooksMessageState: BooksMessageScreen.State, BooksAnswering {
  package var answers: [BooksRequest] { [] }
  package func answer(_ request: BooksRequest) { ignored(request.name) }
}
