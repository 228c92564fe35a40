public import ScreenStates

/// The base class of the states of a list of books, which ignores every request.
public class BookListState: BookListScreen.State, BooksAnswering {
  package var answers: [BooksRequest] { [] }
  package func refresh() { ignored() }
  package func retry() { ignored() }

  package final func answer(_ request: BooksRequest) {
    switch request {
    case .refresh: refresh()
    case .retry: retry()
    default: ignored(request.name)
    }
  }
}
