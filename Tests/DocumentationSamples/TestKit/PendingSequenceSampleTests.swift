import ScreenStates
import ScreenStatesTestKit
import Testing

/// Runs the sample of a sequence that is given by hand.
@MainActor
@Suite struct PendingSequenceSampleTests {
  @Test func whatIsSentIsShown() async {
    let messages = PendingSequence<String>()
    let screen = ChatScreen(initial: .open, states: ChatStates(messages: messages))
    screen.start()
    await screen.settled()
    await messages.send("hello")
    #expect(screen.display.rows == ["hello"])
    await messages.finish()
    #expect(screen.kind == .closed)
  }
}

private typealias ChatScreen = Screen<ChatKind>

private enum ChatKind: StateKind {
  typealias Display = ChatDisplay
  case open, closed
}

private struct ChatDisplay: ScreenDisplay {
  var rows: [String] = []
}

private struct ChatStates: StateFactory {
  let messages: PendingSequence<String>

  func makeState(for kind: ChatKind) -> ChatScreen.State {
    switch kind {
    case .open: OpenState(messages: messages)
    case .closed: ChatScreen.State()
    }
  }
}

private final class OpenState: ChatScreen.State {
  private let messages: PendingSequence<String>

  init(messages: PendingSequence<String>) { self.messages = messages }

  override func enter() {
    follow(messages) { [self] message in
      display.rows.append(message)
      return nil
    } finished: { _ in
      .closed
    }
  }
}
