import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

struct MailByHand: MailServer {
  let letters = PendingWork<Letter, Void>()
  func send(_ letter: Letter) async throws { try await letters(letter) }
}

struct ChatByHand: ChatServer {
  let elements = PendingSequence<Message>()
  func messages() -> PendingSequence<Message> { elements }
}

struct NotSent: Error {}

@MainActor
@Suite(.noMistakes) struct OutboxTests {
  private let server = MailByHand()
  private let clock = ManualClock()

  private func bench(
    _ kind: OutboxKind, _ texts: String...
  ) async -> StateBench<OutboxKind, OutboxState> {
    var post = Post(device: "a")
    for text in texts { post.add(text) }
    let bench = StateBench(kind, keeping: post, states: OutboxStates(server: server))
    bench.enter()
    await bench.settled()
    return bench
  }

  // MARK: - Each state alone

  @Test func aLetterWakesTheOutbox() async throws {
    let bench = await bench(.idle)
    #expect(bench.next == nil)
    bench.kept.add("hello")
    #expect(bench.next == .sending(failures: 0))
    try await bench.check()
  }

  @Test func aLetterThatWasSavedIsSentAtOnce() async throws {
    let bench = await bench(.idle, "hello")
    #expect(bench.next == .sending(failures: 0))
    try await bench.check()
  }

  @Test func theFirstLetterIsSentFirst() async throws {
    let bench = await bench(.sending(failures: 3), "one", "two")
    #expect(bench.display.unsent == 2)
    bench.kept.add("three")
    #expect(bench.display.unsent == 3)
    #expect(server.letters.calls.map(\.argument?.text) == ["one"])
    await server.letters.calls[0].succeed(())
    #expect(bench.kept.letters.map(\.key) == ["a-2", "a-3"])
    #expect(bench.next == .sending(failures: 0))
    try await bench.check()
  }

  @Test func aFailureKeepsTheLetter() async throws {
    let bench = await bench(.sending(failures: 1), "one")
    await server.letters.calls[0].fail(NotSent())
    #expect(bench.kept.letters.map(\.text) == ["one"])
    #expect(bench.next == .waiting(failures: 2))
    try await bench.check()
  }

  @Test(arguments: [1, 2, 4])
  func theDelayGrows(_ failures: Int) async throws {
    let bench = await bench(.waiting(failures: failures), "one")
    #expect(bench.display.notice == "Not sent yet.")
    await bench.clock.advance(by: .seconds(1 << failures) - .nanoseconds(1))
    #expect(bench.next == nil)
    await bench.clock.advance(by: .nanoseconds(1))
    #expect(bench.next == .sending(failures: failures))
    try await bench.check()
  }

  @Test func whoWaitsCanBeAskedToTryAtOnce() async throws {
    let bench = await bench(.waiting(failures: 2), "one")
    bench.state.retry()
    #expect(bench.next == .sending(failures: 2))
    try await bench.check()
  }

  // MARK: - Every history

  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    var explorer = Explorer(OutboxKind.self) { inputs in
      let server = MailByHand()
      let clock = ManualClock()
      inputs.act("screen.kept.add(\"hello\")", when: { $0.kept.count < 2 }) { screen in
        screen.kept.add("hello")
      }
      inputs.request("retry()") { $0.retry() }
      inputs.answers(
        "server.letters", of: server.letters, .current, with: [.succeed(()), .fail(NotSent())])
      inputs.clock(clock)
      inputs.always("the letters are sent in order, and none is left out") { _ in
        let keys = server.letters.calls.compactMap(\.argument?.key)
        return zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 } && keys.first ?? "a-1" == "a-1"
      }
      return OutboxScreen(
        initial: .idle, keeping: Post(device: "a"), states: OutboxStates(server: server),
        clock: clock)
    }
    explorer.isLoading = { $0.isSending }
    explorer.mayEnd = ["idle"]
    explorer.always("an idle outbox is empty", when: { screen, _ in screen.kind == .idle }) {
      screen, _ in
      !screen.isRunning || screen.kept.letters.isEmpty
    }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }
}

@MainActor
@Suite(.noMistakes) struct ChatTests {
  private let server = ChatByHand()
  private let mail = MailByHand()
  private let clock = ManualClock()

  private func outbox() -> OutboxScreen {
    let outbox = OutboxScreen(
      initial: .idle, keeping: Post(device: "a"), states: OutboxStates(server: mail), clock: clock)
    outbox.start()
    return outbox
  }

  private func bench(
    _ kind: ChatKind, _ outbox: OutboxScreen
  ) async -> StateBench<ChatKind, ChatState> {
    let bench = StateBench(
      kind, keeping: ChatKept(), states: ChatStates(server: server, outbox: outbox), clock: clock)
    bench.enter()
    await bench.settled()
    return bench
  }

  private func chat(_ outbox: OutboxScreen) -> ChatScreen {
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
    #expect(outbox.display.unsent == 2)
    await outbox.settled()
    outbox.stop()
    mail.letters.abandon()
  }

  // MARK: - The screens

  @Test func aLetterIsSentAfterTheChatHasGone() async {
    let outbox = outbox()
    var screen: ChatScreen? = chat(outbox)
    screen?.kept.draft = "hello"
    screen?.state.send()
    screen = nil
    await outbox.settled()
    await mail.letters.calls[0].fail(NotSent())
    await clock.advance(by: .seconds(2))
    await mail.letters.calls[1].succeed(())
    #expect(mail.letters.calls.map(\.argument?.key) == ["a-1", "a-1"])
    #expect(outbox.display == OutboxDisplay())
  }

  @Test func whatTheOutboxKeepsSurvivesTheApp() async throws {
    let outbox = outbox()
    var saved = Data()
    let token = outbox.observeKept { saved = (try? JSONEncoder().encode($0)) ?? saved }
    outbox.kept.add("hello")
    await outbox.settled()
    token.cancel()
    outbox.stop()
    let later = OutboxScreen(
      initial: .idle, keeping: try JSONDecoder().decode(Post.self, from: saved),
      states: OutboxStates(server: mail), clock: clock)
    later.start()
    await later.settled()
    await mail.letters.calls[1].succeed(())
    // The same letter twice, and one key.
    #expect(mail.letters.calls.map(\.argument?.key) == ["a-1", "a-1"])
    #expect(later.kind == .idle)
    mail.letters.abandon()
  }

  // MARK: - Every history

  @Test(.inOneMode()) func everyHistoryIsSound() async throws {
    var explorer = Explorer(ChatKind.self) { inputs in
      let server = ChatByHand()
      let clock = ManualClock()
      let outbox = OutboxScreen(
        initial: .idle, keeping: Post(device: "a"), states: OutboxStates(server: MailByHand()),
        clock: clock)
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
    explorer.mayGoOn = ["outbox"]
    explorer.always("who can send has written something") { screen, display in
      display.canSend == (screen.isRunning && !screen.kept.draft.isEmpty)
    }
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }
}
