import ContentStates
import ScreenStates
import SwiftUI

/// Made once, by the app.
@MainActor
func makeOutbox(
  for server: some MailServer, in file: MailFile, sender: String
) throws -> OutboxScreen<String> {
  var states = OutboxStates(read: file.read, write: file.write) { text in
    try await server.send(text.item, as: text.id)
  }
  states.retries.limit = 20
  return try states.makeScreen(sender: sender)
}

/// What the app shows, with what it holds.
struct MailView<Server: ChatServer & MailServer>: View {
  let server: Server
  let outbox: OutboxScreen<String>

  var body: some View {
    ChatView(states: ChatStates(server: server, outbox: outbox))
      .onAppear { outbox.start() }
  }
}

/// Has a screen of its own: that goes with the view, and the outbox stays.
struct ChatView: View {
  let states: any StateFactory<ChatKind>
  @State private var screen: ChatScreen?

  init(states: any StateFactory<ChatKind>) { self.states = states }

  var body: some View {
    if let screen {
      ChatFields(screen: screen)
    } else {
      ProgressView().onAppear {
        screen = ChatScreen(initial: .online(Conversation()), keeping: ChatKept(), states: states)
      }
    }
  }
}

struct ChatFields: View {
  let screen: ChatScreen

  var body: some View {
    @Bindable var screen = screen
    VStack {
      TextField("Message", text: $screen.kept.draft)
      Button("Send") { screen.state.send() }.disabled(!screen[\.canSend])
    }
    .onAppear { screen.start() }
  }
}
