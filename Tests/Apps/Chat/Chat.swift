import ScreenStates

struct Message: Codable, Equatable {
  let author: String
  let text: String
}

/// What the states hand on: the messages so far, and how often the connection failed in a row.
struct Conversation: Codable, Equatable {
  var messages: [Message] = []
  var failures = 0
}

struct ChatKept: Codable, Equatable {
  var draft = ""
}

struct ChatDisplay: ScreenDisplay, Equatable {
  var messages: [Message] = []
  var notice: String?
  var canSend = false
}

enum ChatKind: StateKind, Codable, Equatable, CaseIterable {
  typealias Display = ChatDisplay
  typealias Kept = ChatKept
  typealias StateClass = ChatState
  case online(Conversation)
  case offline(Conversation)

  static var allCases: [ChatKind] {
    [.online(Conversation()), .offline(Conversation(failures: 1))]
  }
}

typealias ChatScreen = Screen<ChatKind>

protocol ChatServer: Sendable {
  associatedtype Messages: AsyncSequence where Messages.Element == Message
  /// Connects; the sequence ends with the connection.
  func messages() -> Messages
}

protocol MailServer: Sendable {
  /// Takes a text; one that it has already, by its identity, it takes and drops.
  func send(_ text: String, as id: String) async throws
}

struct ChatStates<Server: ChatServer>: StateFactory {
  let server: Server
  let outbox: OutboxScreen<String>

  func makeState(for kind: ChatKind) -> ChatState {
    switch kind {
    case .online(let conversation): OnlineState(conversation, server: server, outbox: outbox)
    case .offline(let conversation): OfflineState(conversation, outbox: outbox)
    }
  }
}

/// Sends in every state: what is written goes into the outbox, which needs no connection.
class ChatState: ChatScreen.State {
  private let outbox: OutboxScreen<String>

  init(outbox: OutboxScreen<String>) { self.outbox = outbox }

  func reconnect() { ignored() }

  final func send() {
    guard let draft = screen?.kept.draft, !draft.isEmpty else { return ignored() }
    outbox.kept.add(draft)
    screen?.kept.draft = ""
  }

  override func enter() { keptChanged() }
  override func keptChanged() { display.canSend = screen?.kept.draft.isEmpty == false }
}

final class OnlineState<Server: ChatServer>: ChatState {
  private let server: Server
  private var conversation: Conversation

  init(_ conversation: Conversation, server: Server, outbox: OutboxScreen<String>) {
    (self.conversation, self.server) = (conversation, server)
    super.init(outbox: outbox)
  }

  override func enter() {
    super.enter()
    display.messages = conversation.messages
    follow(server.messages()) { [self] message in
      conversation.messages.append(message)
      conversation.failures = 0
      display.messages = conversation.messages
      return nil
    } finished: { [self] _ in
      conversation.failures = min(conversation.failures + 1, 4)
      return .offline(conversation)
    }
  }
}

final class OfflineState: ChatState {
  private let conversation: Conversation

  init(_ conversation: Conversation, outbox: OutboxScreen<String>) {
    self.conversation = conversation
    super.init(outbox: outbox)
  }

  override func enter() {
    super.enter()
    display.messages = conversation.messages
    display.notice = "Offline."
    after(.growing(with: conversation.failures)) { [conversation] in .online(conversation) }
  }

  override func reconnect() { transition(to: .online(conversation)) }
}

extension Duration {
  /// Two seconds after the first failure, twice as long after each more.
  static func growing(with failures: Int) -> Duration { .seconds(1 << failures) }
}
