public import ScreenStates

/// Makes the states of a message.
public struct BooksMessageStates: StateFactory {
  /// Makes a factory.
  public init() {}

  /// Makes a new state for a kind.
  public func makeState(for kind: BooksMessageKind) -> BooksMessageState {
    switch kind {
    case .asking(let message): AskingState(message: message)
    case .answered: AnsweredState()
    }
  }
}
