public import ScreenStates

/// The base class of the states of a list of books, which ignores every request.
open class BookListState: BookListScreen.State, BooksAnswering {
  /// The requests that this state answers.
  open var answers: [BooksRequest] { [] }

  /// Loads the books again.
  open func refresh() { ignored() }

  /// Repeats the load that failed.
  open func retry() { ignored() }

  /// Answers a request by its name.
  public final func answer(_ request: BooksRequest) {
    switch request {
    case .refresh: refresh()
    case .retry: retry()
    default: ignored(request.name)
    }
  }
}
