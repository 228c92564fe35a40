import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct MailByHand: MailServer {
  let letters = PendingWork<Outgoing<String>, Void>()
  func send(_ text: String, as id: String) async throws {
    try await letters(Outgoing(id: id, item: text))
  }
}

extension OutboxScreen<String> {
  /// The outbox of the chat.
  static func mail(
    to server: MailByHand, clock: ManualClock, retries: Int = 5,
    deadline: Duration = .seconds(30)
  ) -> OutboxScreen<String> {
    let store = StoreInMemory<String>()
    var states = OutboxStates(read: store.read, write: store.write) { letter in
      try await server.send(letter.item, as: letter.id)
    }
    states.retries = RetryPolicy(limit: retries, jitter: { 1 })
    states.deadline = deadline
    return OutboxScreen<String>(
      initial: .idle, keeping: OutboxContents(sender: "a"), states: states, clock: clock)
  }
}

/// Starts the outbox itself while it is offline.
private struct EagerChatStates: StateFactory {
  let states: ChatStates<ChatByHand>

  func makeState(for kind: ChatKind) -> ChatState {
    if case .offline = kind { return EagerState(outbox: states.outbox) }
    return states.makeState(for: kind)
  }
}

private final class EagerState: ChatState {
  private let outbox: OutboxScreen<String>

  override init(outbox: OutboxScreen<String>) {
    self.outbox = outbox
    super.init(outbox: outbox)
  }

  override func enter() {
    super.enter()
    outbox.start()
  }

  override func reconnect() { transition(to: .online(Conversation())) }
}

struct ChatByHand: ChatServer {
  let elements = PendingSequence<Message>()
  func messages() -> PendingSequence<Message> { elements }
}

@MainActor
@Suite(.noMistakes) struct ChatTests {
  private let server = ChatByHand()
  private let mail = MailByHand()
  private let clock = ManualClock()

  private func outbox() -> OutboxScreen<String> { OutboxScreen.mail(to: mail, clock: clock) }

  private func bench(
    _ kind: ChatKind, _ outbox: OutboxScreen<String>
  ) async -> StateBench<ChatKind, ChatState> {
    let bench = StateBench(
      kind, keeping: ChatKept(), states: ChatStates(server: server, outbox: outbox), clock: clock)
    bench.enter()
    await bench.settled()
    return bench
  }

  private func chat(_ outbox: OutboxScreen<String>) -> ChatScreen {
    let screen = ChatScreen(
      initial: .online(Conversation()), keeping: ChatKept(),
      states: ChatStates(server: server, outbox: outbox), clock: clock)
    screen.start()
    return screen
  }

  // MARK: - Each state alone

  @Test func messagesAreShownAsTheyCome() async throws {
    let bench = await bench(.online(Conversation(failures: 3)), outbox())
    await server.elements.send(Message(author: "Bob", text: "Hi."))
    await server.elements.send(Message(author: "Bob", text: "There?"))
    #expect(bench.display.messages.map(\.text) == ["Hi.", "There?"])
    await server.elements.finish()
    // The first message said that the connection was there.
    #expect(bench.next?.name == "offline")
    guard case .offline(let conversation) = bench.next else { return }
    #expect(conversation.failures == 1)
    #expect(conversation.messages.count == 2)
    try await bench.check()
  }

  @Test(arguments: [(1, 2), (2, 4), (4, 16)])
  func theConnectionIsTriedLessAndLessOften(_ failures: Int, _ seconds: Int) async throws {
    let conversation = Conversation(failures: failures)
    let bench = await bench(.offline(conversation), outbox())
    await clock.advance(by: .seconds(seconds - 1))
    #expect(bench.next == nil)
    await clock.advance(by: .seconds(1))
    #expect(bench.next == .online(conversation))
    try await bench.check()
  }

  @Test func whoIsOfflineCanBeAskedToTryAtOnce() async throws {
    let bench = await bench(.offline(Conversation()), outbox())
    bench.state.reconnect()
    #expect(bench.next == .online(Conversation()))
    try await bench.check()
  }

  @Test func oneWritesInEveryState() async throws {
    let outbox = outbox()
    for kind in ChatKind.allCases {
      let bench = await bench(kind, outbox)
      bench.state.send()
      #expect(bench.ignored == ["send()"])
      bench.kept.draft = "hello"
      #expect(bench.display.canSend)
      bench.state.send()
      #expect(bench.kept.draft == "")
      #expect(!bench.display.canSend)
      try await bench.check()
    }
    #expect(outbox.kept.waiting.map(\.item) == ["hello", "hello"])
  }

  // MARK: - The screens

  @Test func aLetterIsSentAfterTheChatHasGone() async {
    let outbox = outbox()
    outbox.start()
    var screen: ChatScreen? = chat(outbox)
    screen?.kept.draft = "hello"
    screen?.state.send()
    screen = nil
    await outbox.settled()
    await mail.letters.calls[0].fail(Failure("Offline."))
    await clock.advance(by: .seconds(1))
    await mail.letters.calls[1].succeed(())
    #expect(mail.letters.calls.map(\.argument?.id) == ["a-1", "a-1"])
    #expect(outbox.display == OutboxDisplay())
  }

  // MARK: - Every history

  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    let report = await Self.explorer().explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// The outbox was made before the screen, so it may go on after a state that starts it, too.
  @Test(.inOneMode(), arguments: isLongForm ? Starter.allCases : [.state])
  func anOutboxOfTheAppGoesOn(startedBy starter: Starter) async throws {
    let report = await explorerWithOutbox(startedBy: starter).explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  enum Starter: CaseIterable { case app, state }

  /// One letter, whose answer comes, fails or is late, in a chat that connects again.
  private func explorerWithOutbox(
    startedBy starter: Starter
  ) -> Explorer<ChatScreen, ChatDisplay> {
    var explorer = Explorer(ChatKind.self) { inputs in
      let mail = MailByHand()
      let clock = ManualClock()
      let outbox = OutboxScreen.mail(
        to: mail, clock: clock, retries: 1, deadline: .seconds(1))
      if starter == .app { outbox.start() }
      inputs.act("screen.kept.draft = \"hello\"", atMost: 1) { $0.kept.draft = "hello" }
      inputs.request("send()") { $0.send() }
      inputs.request("reconnect()") { $0.reconnect() }
      inputs.answers(
        "mail.letters", of: mail.letters, .current,
        with: [.succeed(()), .fail(Failure("Offline."))])
      inputs.clock(clock)
      inputs.always("what waits is tried", when: { _ in !outbox.kept.waiting.isEmpty }) { _ in
        !mail.letters.calls.isEmpty
      }
      let states = ChatStates(server: ChatByHand(), outbox: outbox)
      let all: any StateFactory<ChatKind> =
        starter == .app ? states : EagerChatStates(states: states)
      return ChatScreen(
        initial: .offline(Conversation()), keeping: ChatKept(), states: all, clock: clock)
    }
    explorer.mayEnd = ["online"]
    return explorer
  }

  /// Of every history, and of random ones.
  static func explorer() -> Explorer<ChatScreen, ChatDisplay> {
    var explorer = Explorer(ChatKind.self) { inputs in
      let server = ChatByHand()
      let clock = ManualClock()
      let outbox = OutboxScreen.mail(to: MailByHand(), clock: clock)
      let message = Message(author: "Bob", text: "Hi.")
      inputs.act("screen.kept.draft = \"hello\"", when: { _ in outbox.kept.count < 1 }) {
        $0.kept.draft = "hello"
      }
      inputs.act("screen.kept.draft = \"\"") { $0.kept.draft = "" }
      inputs.request("send()") { $0.send() }
      inputs.request("reconnect()") { $0.reconnect() }
      inputs.act(
        "await server.elements.send(message)",
        when: { server.elements.isFollowed && $0.display.messages.isEmpty }
      ) { _ in await server.elements.send(message) }
      inputs.act(
        "await server.elements.finish()", when: { _ in server.elements.isFollowed }
      ) { _ in await server.elements.finish() }
      inputs.clock(clock)
      inputs.watch("outbox.kept") { outbox.kept }
      return ChatScreen(
        initial: .online(Conversation()), keeping: ChatKept(),
        states: ChatStates(server: server, outbox: outbox), clock: clock)
    }
    explorer.always("who can send has written something") { screen, display in
      display.canSend == (screen.isRunning && !screen.kept.draft.isEmpty)
    }
    return explorer
  }
}
