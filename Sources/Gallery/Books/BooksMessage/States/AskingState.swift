import ScreenStates

/// Shows the message until the user sends the offered request.
final class AskingState: BooksMessageState {
  private let message: BooksMessage

  init(message: BooksMessage) { self.message = message }

  override func enter() {
    display.sentence = message.sentence
    display.isError = message.isError
    display.offer = message.offer
  }

  override var answers: [BooksRequest] { [message.offer] }

  override func answer(_ request: BooksRequest) {
    guard request == message.offer else { return ignored(request.name) }
    transition(to: .answered, cause: request.name)
  }
}
