import ScreenStates

/// Makes the states of a message.
struct BooksMessageStates: StateFactory {
  /// Makes a new state for a kind.
  func makeState(for kind: BooksMessageKind) -> BooksMessageState {
    switch kind {
    case .asking(let message): AskingState(message: message)
    case .answered: AnsweredState()
    }
  }
}
