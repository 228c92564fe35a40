import ScreenStates

final class FailedBooksState: BookListState {
  private let sentence: String

  init(sentence: String) { self.sentence = sentence }

  override func enter() {
    display.sentence = sentence
    display.isError = true
  }

  override var answers: [BooksRequest] { [.retry] }

  override func retry() { transition(to: .loading()) }
}
