import ScreenStates

final class LoadBooksState: BookListState {
  private let service: any BookService
  private let known: [Book]

  init(service: any BookService, keeping known: [Book]) {
    (self.service, self.known) = (service, known)
  }

  override func enter() {
    display.isLoading = true
    display.books = known
    perform { [service] in
      try await service.books()
    } then: { result in
      switch result {
      case .success([]): .nothing
      case .success(let books): .showing(books)
      case .failure(let error): .failed(sentence(for: error))
      }
    }
  }
}
