import ScreenStates

package struct BooksStates: StateFactory {
  private let service: any BookService

  package init(service: any BookService) { self.service = service }

  package func makeState(for kind: BooksKind) -> BooksState<BooksKind> {
    switch kind {
    case .content: BooksContentState { [service] in .list(of: service) }
    case .error(let sentence):
      BooksMessageHostState("Not available") { .message(.error(sentence)) }
    case .empty: BooksMessageHostState("Nothing here") { .message(.empty) }
    }
  }
}
