import ContentStates
import ScreenStates
import SwiftUI

struct MailApp<Server: ChatServer & MailServer>: App {
  let server: Server
  let outbox: OutboxScreen<String>

  init(server: Server, file: MailFile, sender: String) throws {
    self.server = server
    var states = OutboxStates(read: file.read, write: file.write) { text in
      try await server.send(text.item, as: text.id)
    }
    states.retries.limit = 20
    outbox = try states.makeScreen(sender: sender)
  }

  var body: some Scene {
    WindowGroup {
      ChatView(states: ChatStates(server: server, outbox: outbox))
        .onAppear { outbox.start() }
    }
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
