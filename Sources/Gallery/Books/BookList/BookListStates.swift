import ScreenStates

/// Makes the states of a list of books.
package struct BookListStates: StateFactory {
  private let service: any BookService

  /// Makes a factory.
  package init(service: any BookService) { self.service = service }

  /// Makes a new state for a kind.
  package func makeState(for kind: BookListKind) -> BookListState {
    switch kind {
    case .loading(let books): LoadBooksState(service: service, keeping: books)
    case .showing(let books): ShowBooksState(books: books)
    case .nothing: NoBooksState()
    case .failed(let sentence): FailedBooksState(sentence: sentence)
    }
  }
}
