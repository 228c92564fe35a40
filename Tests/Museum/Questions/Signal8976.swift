import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // signalapp/Signal-Android#8976: two openings in a row. The cause is suspected, not stated; here
  // the header is read off the main actor.
  static let signal8976 = Exhibit(
    "signalapp/Signal-Android#8976", "A chat opens with the header of another chat.",
    .partsAnswerOneQuestion, needs: .schedule, history: ["chat.open(1); chat.open(2)"],
    inScreens: .lateAnswer
  ) { isFixed in
    Explorer(of: Chat.self) {
      (header: $0.header, messages: $0.messages)
    } make: { inputs in
      inputs.act("chat.open(1); chat.open(2)", when: { $0.header == 0 }) { chat in
        chat.open(1)
        chat.open(2)
      }
      inputs.always(.partsAnswerOneQuestion) { $0.header == $0.messages }
      return Chat(isFixed)
    }
  }
}

private final class Chat: Fixable {
  private var opened = 0
  private(set) var header = 0
  private(set) var messages = 0

  func open(_ chat: Int) {
    opened = chat
    Task {
      let read = await elsewhere(chat)
      if !isFixed || opened == chat { header = read }
    }
    messages = chat
  }
}
