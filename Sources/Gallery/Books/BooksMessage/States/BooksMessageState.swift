public import ScreenStates

/// The base class of the states of a message, which ignores every request.
open class BooksMessageState: BooksMessageScreen.State, BooksAnswering {
  /// The requests that this state answers.
  open var answers: [BooksRequest] { [] }

  /// Answers a request by its name.
  open func answer(_ request: BooksRequest) { ignored(request.name) }
}
