import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What the doc comment of `PendingSequence` shows.
@MainActor
@Suite(.noMistakes) struct MessageSequenceTests {
  @Test func eachMessageIsShown() async {
    let messages = PendingSequence<String>()
    let screen = ChatScreen(initial: .open, states: ChatStates(messages: messages))
    screen.start()
    await screen.settled()
    await messages.send("hello")
    #expect(screen.display.rows == ["hello"])
    await messages.finish()
    #expect(screen.display.rows == ["hello", "closed"])
  }
}

// In the suite, as an app among the samples has these names, too.
extension MessageSequenceTests {
  private struct ChatDisplay: ScreenDisplay { var rows: [String] = [] }

  private enum ChatKind: StateKind {
    typealias Display = ChatDisplay
    case open
  }

  private typealias ChatScreen = Screen<ChatKind>

  private final class OpenState: ChatScreen.State {
    private let messages: PendingSequence<String>

    init(messages: PendingSequence<String>) { self.messages = messages }

    override func enter() {
      follow(messages) { [self] message in
        display.rows.append(message)
        return nil
      } finished: { [self] _ in
        display.rows.append("closed")
        return nil
      }
    }
  }

  private struct ChatStates: StateFactory {
    let messages: PendingSequence<String>

    func makeState(for kind: ChatKind) -> ChatScreen.State { OpenState(messages: messages) }
  }
}
