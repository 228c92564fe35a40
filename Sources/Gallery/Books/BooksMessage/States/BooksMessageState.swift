public import ScreenStates

/// The base of all states of a message: no request is answered unless a state says so.
open class BooksMessageState: BooksMessageScreen.State, BooksAnswering {
  /// The requests that this state answers.
  open var answers: [BooksRequest] { [] }

  /// Answers a request by its name.
  ///
  /// - Parameter request: What is asked for.
  open func answer(_ request: BooksRequest) { ignored(request.name) }
}
