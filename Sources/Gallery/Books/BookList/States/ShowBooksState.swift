import ScreenStates

final class ShowBooksState: BookListState {
  private let books: [Book]

  init(books: [Book]) { self.books = books }

  override func enter() { display.books = books }

  override var answers: [BooksRequest] { [.refresh] }

  override func refresh() { transition(to: .loading(books)) }
}
