import ScreenStates

final class NoBooksState: BookListState {
  override func enter() { display.sentence = "There are no books." }

  override var answers: [BooksRequest] { [.refresh] }

  override func refresh() { transition(to: .loading()) }
}
