import ScreenStates

package struct BookListStates: StateFactory {
  private let service: any BookService

  package init(service: any BookService) { self.service = service }

  package func makeState(for kind: BookListKind) -> BookListState {
    switch kind {
    case .loading(let books): LoadBooksState(service: service, keeping: books)
    case .showing(let books): ShowBooksState(books: books)
    case .nothing: NoBooksState()
    case .failed(let sentence): FailedBooksState(sentence: sentence)
    }
  }
}
