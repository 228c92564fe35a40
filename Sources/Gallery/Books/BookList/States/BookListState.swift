public import ScreenStates

/// The base of all states of a list of books: no request is answered unless a state says so.
open class BookListState: BookListScreen.State, BooksAnswering {
  /// The requests that this state answers.
  open var answers: [BooksRequest] { [] }

  /// Looks whether there are newer books.
  open func refresh() { ignored() }

  /// Tries again what failed.
  open func retry() { ignored() }

  /// Answers a request by its name.
  ///
  /// - Parameter request: What is asked for.
  public final func answer(_ request: BooksRequest) {
    switch request {
    case .refresh: refresh()
    case .retry: retry()
    default: ignored(request.name)
    }
  }
}
