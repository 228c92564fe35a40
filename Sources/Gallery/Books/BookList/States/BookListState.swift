public import ScreenStates

/// The base class of the states of a list of books, which ignores every request.
public class BookListState: BookListScreen.State, BooksAnswering {
  /// The requests that this state answers.
  package var answers: [BooksRequest] { [] }

  /// Loads the books again.
  package func refresh() { ignored() }

  /// Repeats the load that failed.
  package func retry() { ignored() }

  /// Answers a request by its name.
  package final func answer(_ request: BooksRequest) {
    switch request {
    case .refresh: refresh()
    case .retry: retry()
    default: ignored(request.name)
    }
  }
}
