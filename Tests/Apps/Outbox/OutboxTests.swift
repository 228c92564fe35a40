import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// A store that can be full, or unreadable.
@MainActor
final class StoreInMemory<Item: OutboxItem> {
  var saved: OutboxContents<Item>?
  var isFull = false
  var isBroken = false

  func read() throws -> OutboxContents<Item>? {
    if isBroken { throw Failure("The file cannot be read.") }
    return saved
  }

  func write(_ contents: OutboxContents<Item>) throws {
    if isFull { throw Failure("The disk is full.") }
    saved = contents
  }
}

/// A server that notes what it has, whatever becomes of its answer.
@MainActor
private final class Receiver {
  let calls = PendingWork<Outgoing<String>, Void>()
  private(set) var has: Set<String> = []

  func send(_ item: Outgoing<String>) async throws {
    try await calls(item)
    has.insert(item.id)
  }
}

/// A connection that comes and goes.
@MainActor
private final class Connection {
  private(set) var follower: AsyncStream<Bool>.Continuation?

  func stream() -> AsyncStream<Bool> { AsyncStream { follower = $0 } }

  func tell(_ isThere: Bool) async { await inOrder { [self] in follower?.yield(isThere) } }
  func finish() async { await inOrder { [self] in follower?.finish() } }
}

extension OutboxScreen<String> {
  /// The app ends, and begins again with what was saved.
  fileprivate func beginAgain(with store: StoreInMemory<String>) {
    stop()
    if let saved = store.saved { kept = saved }
    start()
  }
}

@MainActor
@Suite(.noMistakes) struct OutboxTests {
  private let server = Receiver()
  private let store = StoreInMemory<String>()
  private let connection = Connection()
  private let offline = Failure("Offline.")
  private let busy = Failure("Busy.", retryAfter: .seconds(9))
  private let refusal = Failure("Too long.", canRetry: false)

  private var states: OutboxStates<String> {
    var states = OutboxStates(read: store.read, write: store.write, send: server.send)
    states.retries = RetryPolicy(limit: 2, jitter: { 1 })
    states.connection = connection.stream
    return states
  }

  private func bench(
    _ kind: OutboxKind<String>, _ items: String...
  ) async -> StateBench<OutboxKind<String>, OutboxState<String>> {
    var contents = OutboxContents<String>(sender: "a")
    for item in items { contents.add(item) }
    let bench = StateBench(kind, keeping: contents, states: states)
    bench.enter()
    await bench.settled()
    return bench
  }

  // MARK: - Each state alone

  @Test func theFirstItemIsSentFirst() async throws {
    let bench = await bench(.sending(afterFailures: 2), "one", "two")
    bench.kept.add("three")
    #expect(bench.display == .drawing { ($0.waiting, $0.isSending) = (3, true) })
    #expect(server.calls.calls.map(\.argument?.item) == ["one"])
    await server.calls.calls[0].succeed(())
    #expect(bench.kept.waiting.map(\.id) == ["a-2", "a-3"])
    #expect(bench.next == .sending(afterFailures: 0))
    try await bench.check()
  }

  @Test func withoutAnItemThereIsNothingToSend() async throws {
    let bench = await bench(.sending(afterFailures: 0))
    #expect(bench.next == .idle)
    #expect(server.calls.calls.isEmpty)
    try await bench.check()
  }

  @Test func aFailureKeepsTheItem() async throws {
    let bench = await bench(.sending(afterFailures: 1), "one")
    await server.calls.calls[0].fail(offline)
    #expect(bench.kept.waiting.map(\.item) == ["one"])
    #expect(bench.next == .waitingToRetry(offline, number: 2))
    try await bench.check()
  }

  @Test func anErrorOfTheSystemIsPutIntoWords() async throws {
    let bench = await bench(.sending(afterFailures: 2), "one")
    await server.calls.calls[0].fail(CancellationError())
    #expect(bench.next == .blocked(Failure("Not sent.")))
    try await bench.check()
  }

  @Test func anAnswerThatIsLostIsAFailure() async throws {
    let bench = await bench(.sending(afterFailures: 0), "one")
    await bench.clock.advance(by: .seconds(30))
    #expect(bench.kept.waiting.map(\.item) == ["one"])
    #expect(bench.next?.name == "waitingToRetry")
    try await bench.check()
  }

  @Test func whatIsRefusedForGoodDoesNotHoldUpTheNext() async throws {
    let bench = await bench(.sending(afterFailures: 1), "one", "two")
    await server.calls.calls[0].fail(refusal)
    #expect(bench.kept.refused.map(\.id) == ["a-1"])
    #expect(bench.next == .sending(afterFailures: 0))
    try await bench.check()
  }

  @Test func anItemUnderWayCannotBeDropped() async throws {
    let bench = await bench(.sending(afterFailures: 0), "one", "two")
    bench.state.drop("a-1")
    #expect(bench.ignored == ["drop(_:)"])
    bench.state.drop("a-2")
    #expect(bench.kept.waiting.map(\.id) == ["a-1"])
    try await bench.check()
    server.calls.abandon()
  }

  @Test func theWaitIsAsLongAsThePolicySays() async throws {
    let bench = await bench(.waitingToRetry(offline, number: 2), "one")
    await bench.clock.advance(by: .milliseconds(1_999))
    #expect(bench.next == nil)
    // A connection that is told again does not lengthen it.
    await connection.tell(true)
    await bench.clock.advance(by: .milliseconds(1))
    #expect(bench.next == .sending(afterFailures: 2))
    try await bench.check()
  }

  @Test func theWaitDoesNotPassWithoutAConnection() async throws {
    let bench = await bench(.waitingToRetry(busy, number: 1), "one")
    #expect(bench.display == .drawing { ($0.waiting, $0.failure) = (1, busy) })
    await bench.clock.advance(by: .seconds(8))
    await connection.tell(false)
    #expect(bench.display.isOffline)
    await bench.clock.advance(by: .seconds(60))
    #expect(bench.next == nil)
    await connection.tell(true)
    #expect(!bench.display.isOffline)
    await bench.clock.advance(by: .seconds(9))
    #expect(bench.next == .sending(afterFailures: 1))
    try await bench.check()
  }

  @Test func ifNobodyTellsOfTheConnectionTheWaitGoesOn() async throws {
    let bench = await bench(.waitingToRetry(busy, number: 1), "one")
    await connection.tell(false)
    await connection.finish()
    #expect(!bench.display.isOffline)
    await bench.clock.advance(by: .seconds(9))
    #expect(bench.next == .sending(afterFailures: 1))
    try await bench.check()
  }

  @Test func whatIsBlockedWaitsForTheUser() async throws {
    let acts: [@MainActor (OutboxState<String>) -> Void] = [
      { $0.retry() }, { $0.drop("a-1") }, { $0.screen?.kept.drop("a-1") },
    ]
    for act in acts {
      let bench = await bench(.blocked(offline), "one", "two")
      bench.kept.add("three")
      try bench.clock.checkNothingScheduled()
      #expect(bench.display == .drawing { ($0.waiting, $0.failure) = (3, offline) })
      #expect(bench.next == nil)
      act(bench.state)
      #expect(bench.next == .sending(afterFailures: 0))
      try await bench.check()
    }
  }

  @Test func whatWasRefusedComesLastWhenTheUserTriesAgain() async throws {
    let bench = await bench(.blocked(offline), "one", "two")
    let refused = Outgoing(id: "a-0", item: "zero")
    bench.kept.refused = [refused]
    #expect(bench.next == nil)
    bench.state.retry()
    #expect(bench.kept.waiting.map(\.id) == ["a-1", "a-2", "a-0"])
    #expect(bench.kept.refused.isEmpty)
    #expect(bench.next == .sending(afterFailures: 0))
    try await bench.check()
  }

  @Test func theLastItemThatIsDroppedLeavesNothingToWaitFor() async throws {
    let bench = await bench(.waitingToRetry(offline, number: 1), "one")
    bench.state.drop("a-1")
    #expect(bench.next == .idle)
    try await bench.check()
  }

  @Test func whatWasRefusedIsTriedAgainOrDropped() async throws {
    var contents = OutboxContents<String>(sender: "a")
    contents.add("one")
    (contents.refused, contents.waiting) = (contents.waiting, [])
    let bench = StateBench(.idle, keeping: contents, states: states)
    bench.enter()
    #expect(bench.display == .drawing { $0.refused = 1 })
    bench.state.retry()
    #expect(bench.kept.waiting.map(\.id) == ["a-1"])
    #expect(bench.next == .sending(afterFailures: 0))
    bench.state.drop("a-1")
    #expect(bench.kept.waiting.isEmpty)
    bench.state.retry()
    #expect(bench.ignored == ["retry()"])
    try await bench.check()
  }

  // MARK: - The store

  @Test func aFullStoreIsShown() async throws {
    store.isFull = true
    let bench = await bench(.idle)
    #expect(!bench.display.isSaved)
    try await bench.check()
  }

  @Test func whatCannotBeReadIsNotReplaced() throws {
    store.isBroken = true
    #expect(throws: Failure.self) { try states.makeScreen(sender: "b") }
    #expect(store.saved == nil)
  }

  /// What the full store has not is known to the server, by its identity.
  @Test func noIdentityIsUsedAgainAfterAFailedWrite() async throws {
    let clock = ManualClock()
    var outbox: OutboxScreen<String>? = try states.makeScreen(sender: "a", clock: clock)
    outbox?.start()
    store.isFull = true
    outbox?.kept.add("hello")
    await outbox?.settled()
    await server.calls.calls[0].succeed(())
    outbox = nil
    store.isFull = false
    let later = try states.makeScreen(sender: "b", clock: clock)
    later.start()
    later.kept.add("goodbye")
    await later.settled()
    #expect(server.calls.calls.map(\.argument?.id) == ["a-1", "b-1"])
    await server.calls.calls[1].succeed(())
  }

  @Test func theContentsSurviveTheApp() async throws {
    let clock = ManualClock()
    var outbox: OutboxScreen<String>? = try states.makeScreen(sender: "a", clock: clock)
    outbox?.start()
    outbox?.kept.add("hello")
    await outbox?.settled()
    outbox = nil
    server.calls.abandon()
    let later = try states.makeScreen(sender: "b", clock: clock)
    later.start()
    await later.settled()
    await server.calls.calls[1].succeed(())
    // The same item twice, with one identity; and a new item has another one.
    later.kept.add("goodbye")
    await later.settled()
    #expect(server.calls.calls.map(\.argument?.id) == ["a-1", "a-1", "b-2"])
    await server.calls.calls[2].succeed(())
    #expect(later.display == OutboxDisplay())
    #expect(store.saved == later.kept)
  }

  // MARK: - Every history

  /// With answers that come late or never, and an app that ends at any moment.
  ///
  /// One item with a connection that comes and goes, or two items: to the end in the long form of
  /// the tests.
  @Test(.inOneMode(), arguments: [1, 2])
  func nothingIsLostOrSentTwiceOrOvertaken(_ count: Int) async throws {
    let samples: [OutboxKind<String>] = [
      .idle, .sending(afterFailures: 0),
      .waitingToRetry(Failure("Offline."), number: 1),
      .blocked(Failure("Offline.")),
    ]
    var explorer = Explorer(OutboxKind<String>.self, samples: samples) { inputs in
      let (server, store) = (Receiver(), StoreInMemory<String>())
      let (clock, connection) = (ManualClock(), Connection())
      var dropped: Set<String> = []
      var wasOvertaken = false
      var states = OutboxStates<String>(read: store.read, write: store.write) { item in
        if item.id == "a-2", !server.calls.calls.contains(where: { $0.argument?.id == "a-2" }) {
          let done = server.has.union(dropped).union(store.saved?.refused.map(\.id) ?? [])
          wasOvertaken = !done.contains("a-1")
        }
        try await server.send(item)
      }
      states.retries = RetryPolicy(limit: 1, jitter: { 1 })
      if count == 1 { states.connection = connection.stream }
      for (number, item) in ["one", "two"].prefix(count).enumerated() {
        inputs.act(
          "screen.kept.add(\"\(item)\")", when: { $0.isRunning && $0.kept.count == number }
        ) { $0.kept.add(item) }
      }
      inputs.request("retry()") { $0.retry() }
      inputs.act("screen.state.drop(\"a-1\")", when: { $0.isRunning && $0.kept.count > 0 }) {
        if !$0.display.isSending || $0.kept.waiting.first?.id != "a-1" { dropped.insert("a-1") }
        $0.state.drop("a-1")
      }
      inputs.answers(
        "server.calls", of: server.calls,
        with: [
          .succeed(()), .fail(Failure("Offline.")), .fail(Failure("Too long.", canRetry: false)),
        ])
      for isThere in count == 1 ? [false, true] : [] {
        inputs.act(
          "connection.follower?.yield(\(isThere))", when: { $0.path == "waitingToRetry" }
        ) { _ in connection.follower?.yield(isThere) }
      }
      inputs.act("screen.beginAgain(with: store)", when: { $0.isRunning }) {
        $0.beginAgain(with: store)
      }
      inputs.clock(clock)
      inputs.watch("server.has") { server.has }
      inputs.watch("dropped") { dropped }
      inputs.always("the store has what the outbox has", when: { $0.isRunning }) {
        store.saved == $0.kept && $0.display.isSaved
      }
      let calls = { @MainActor in server.calls.calls.compactMap(\.argument) }
      inputs.always("nothing is sent twice without its identity", when: { _ in calls().count > 1 })
      {
        _ in Set(calls().map(\.id)).count == Set(calls().map(\.item)).count
      }
      inputs.always("nothing is lost", when: { $0.kept.count > 0 }) { screen in
        let here = Set((screen.kept.waiting + screen.kept.refused).map(\.id))
        return (1...screen.kept.count).allSatisfy {
          here.union(server.has).union(dropped).contains("a-\($0)")
        }
      }
      inputs.always("the second is sent when the first is done", when: { _ in calls().count > 1 }) {
        _ in !wasOvertaken
      }
      inputs.always("one at a time") { _ in server.calls.waiting.count { !$0.isCancelled } <= 1 }
      return OutboxScreen(
        initial: .idle, keeping: OutboxContents(sender: "a"), states: states, clock: clock)
    }
    explorer.isLoading = { $0.isSending }
    explorer.mayEnd = ["idle"]
    explorer.always(
      "an idle outbox has nothing to send", when: { screen, _ in screen.path == "idle" }
    ) { screen, _ in !screen.isRunning || screen.kept.waiting.isEmpty }
    if !isLongForm { explorer.depth = 4 }
    // A guess of rest does not see that a state only waits for the elements of a stream.
    explorer.mayGuess = RestCheck.missed != nil
    let report = await explorer.explore()
    try report.check()
    #expect(report.ending == (isLongForm ? .exhausted : .depth(4)))
  }
}
