import ScreenStates

struct BooksMessageStates: StateFactory {
  func makeState(for kind: BooksMessageKind) -> BooksMessageState {
    switch kind {
    case .asking(let message): AskingState(message: message)
    case .answered: AnsweredState()
    }
  }
}
