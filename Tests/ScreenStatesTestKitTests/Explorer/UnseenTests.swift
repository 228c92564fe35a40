import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a class has besides its copyable values decides what can happen next, too.
@MainActor
@Suite(.noMistakes, .restIsKnown("A guess compares fewer of the tasks."))
struct UnseenTests {
  /// Explores a class whose rows are shown, with calls that are answered by their own name.
  private func explore<Model: AnyObject>(
    _ make: @escaping @MainActor (Inputs<Model>, _ server: PendingWork<String, String>) -> Model,
    rows: @escaping @MainActor (Model) -> [String],
    _ change: (inout Explorer<Model, [String]>) -> Void = { _ in }
  ) async -> [Finding] {
    var explorer = explorerOfModel(Model.self, showing: rows) { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      inputs.answers("server", of: server) { name, _ in [.succeed(name), .fail(Offline())] }
      return make(inputs, server)
    }
    explorer.mayMiss = ["server"]
    change(&explorer)
    return await explorer.explore().findings
  }

  @Test func aValueThatCannotBeCopiedIsNamed() async {
    let explorer = explorerOfModel(Taps.self, showing: { $0.isBroken }) { inputs in
      inputs.act("taps.tap()") { $0.tap() }
      return Taps()
    }
    #expect(
      await explorer.sentences() == [
        "counter.number can change, and no situation compares it: watch what matters of it, under that"
          + " name, or put it into ignoring."
      ])
  }

  @Test func aVoidOfAGenericClassIsCompared() async {
    let explorer = explorerOfModel(Asked<Void>.self, showing: { $0.isAsked }) { inputs in
      inputs.act("asked.ask()") { $0.ask() }
      return Asked(argument: ())
    }
    #expect(await explorer.rules() == [])
  }

  @Test func theCancellationOfAStoredTaskIsCompared() async {
    let found = await explore { (inputs: Inputs<SharedToken>, server) in
      inputs.act("list.load()") { $0.load() }
      inputs.act("list.cancel()") { $0.cancel() }
      return SharedToken { (try? await server("token")) ?? "none" }
    } rows: {
      $0.rows
    } _: {
      $0.always("nothing is written after a cancellation") { _, rows in rows != ["cancelled"] }
    }
    // Each answer breaks it.
    #expect(found.map(\.rule) == [.broken, .broken])
    #expect(
      found.first?.history == [
        "list.load()", "list.cancel()", #"await server.calls[0].succeed("token")"#,
      ])
  }

  @Test func aTaskThatFollowsAStreamIsInTheSituation() async {
    var all: [AsyncStream<String>.Continuation] = []
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      var events: AsyncStream<String>.Continuation?
      inputs.act("events.follow()") { page in
        let (stream, continuation) = AsyncStream<String>.makeStream()
        events = continuation
        all.append(continuation)
        Task { [weak page] in for await event in stream { page?.rows = [event] } }
      }
      inputs.act("send()") { _ in events?.yield("event") }
    }
    explorer.always("no event is shown") { _, rows in rows.isEmpty }
    #expect(await explorer.histories() == [["events.follow()", "send()"]])
    // So that their tasks end.
    for events in all { events.finish() }
  }

  @Test func aTaskThatWaitsForAnotherIsInTheSituation() async {
    let found = await explore { (inputs: Inputs<Saves>, server) in
      var saved: Set<String> = []
      for name in ["a", "b"] {
        inputs.act(#"saves.save("\#(name)")"#) {
          saved.insert(name)
          $0.save(name)
        }
      }
      inputs.always("each is sent", when: { _ in saved.count == 2 && server.waiting.isEmpty }) {
        _ in
        Set(server.calls.compactMap(\.argument)) == saved
      }
      return Saves { _ = try await server($0) }
    } rows: { _ in
      []
    } _: {
      $0.depth = 3
    }
    // The second is not sent if the first has failed, before or after.
    #expect(found.map(\.rule) == [.broken, .broken])
    #expect(found.last?.history.last == "await server.calls[0].fail(Offline())")
  }

  @Test func whichOfTwoEqualTapsIsFurtherIsCompared() async {
    let found = await explore { (inputs: Inputs<Page>, server) in
      inputs.act("details.load()", atMost: 2) { page in
        page.count += 1
        let mine = page.count
        (page.isLoading, page.rows) = (true, [])
        Task {
          // This answer may be old.
          if let titles = try? await server("titles") { page.rows = [titles] }
          let details = try? await server("details")
          guard mine == page.count else { return }
          (page.rows, page.isLoading) = ([details ?? "none"], false)
        }
      }
      return Page()
    } rows: {
      $0.isLoading ? [] : $0.rows
    } _: {
      $0.always("titles have details", when: { !$1.isEmpty }) { _, rows in rows != ["titles"] }
    }
    #expect(found.map(\.rule) == [.broken])
  }

  @Test func realSleepsAddUp() async {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      inputs.act("slow.load()", when: { !$0.isLoading }) { page in
        page.isLoading = true
        Task {
          for _ in 0..<4 { try? await Task.sleep(for: .seconds(5)) }
          page.isLoading = false
        }
      }
    }
    explorer.isLoading = { $0 }
    explorer.loadingEnds(within: .seconds(10))
    #expect(await explorer.rules() == [.broken])
  }

  @Test func whatClassesShareIsFoundAlthoughItIsFilledOnce() async {
    // As a static property, it outlives each subject.
    var token: String?
    let found = await explore { (inputs: Inputs<Page>, server) in
      inputs.act("list.load()", atMost: 2) { page in
        Task {
          if token == nil { token = try? await server("token") }
          page.rows = [(try? await server("list")) ?? "none"]
        }
      }
      return Page()
    } rows: {
      $0.rows
    }
    #expect(found.contains { $0.rule == .notRepeatable })
  }

  @Test func aNumberOfTheAppIsComparedByItsProperties() async {
    var explorer = explorerOfModel(Purse.self, showing: { $0.money.cents == 130 }) { inputs in
      inputs.act("purse.pay()", when: { $0.money.cents < 130 }) { $0.pay() }
      return Purse()
    }
    explorer.always("nothing is paid") { !$1 }
    #expect(await explorer.rules() == [.broken])
  }

  @Test func aLongChainOfObjectsIsNamed() async {
    let explorer = explorerOfModel(Chain.self, showing: { $0.count }) { inputs in
      inputs.act("chain.add()", when: { $0.count < 3_000 }) { $0.add(3_000) }
      return Chain()
    }
    #expect(await explorer.rules() == [.notCompared])
  }
}

private final class Taps {
  private let counter = SharedCounter()
  private(set) var isBroken = false

  func tap() { isBroken = counter.next() == 3 }
}

private final class SharedCounter {
  private var number = Number()

  func next() -> Int { number.next() }
}

/// A value that cannot be copied, as a `Mutex` is.
private struct Number: ~Copyable {
  private var value = 0

  mutating func next() -> Int {
    value = min(value + 1, 5)
    return value
  }
}

private final class Asked<Argument> {
  private let argument: Argument
  private(set) var isAsked = false

  init(argument: Argument) { self.argument = argument }

  func ask() { isAsked = true }
}

@MainActor
private final class SharedToken {
  private(set) var rows: [String] = []
  private var token: Task<String, Never>?
  private var task: Task<Void, Never>?
  private let refresh: @MainActor () async -> String

  init(_ refresh: @escaping @MainActor () async -> String) { self.refresh = refresh }

  func load() {
    guard task == nil else { return }
    let token = Task { [refresh] in await refresh() }
    self.token = token
    task = Task { [weak self] in
      let value = await token.value
      // Nothing should be written after a cancellation.
      self?.rows = [Task.isCancelled ? "cancelled" : value]
    }
  }

  func cancel() { task?.cancel() }
}

@MainActor
private final class Saves {
  private var last: Task<Void, any Error>?
  private let send: @MainActor (String) async throws -> Void

  init(_ send: @escaping @MainActor (String) async throws -> Void) { self.send = send }

  func save(_ name: String) {
    last = Task { [send, last] in
      try await last?.value
      try await send(name)
    }
  }
}

private struct Money: Numeric, Comparable, CustomStringConvertible {
  var cents: Int

  var magnitude: Money { self }
  var description: String { "\(cents / 100) €" }

  init(_ cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value }
  init?(exactly source: some BinaryInteger) { cents = Int(source) }

  static func < (one: Money, other: Money) -> Bool { one.cents < other.cents }
  static func + (one: Money, other: Money) -> Money { Money(one.cents + other.cents) }
  static func - (one: Money, other: Money) -> Money { Money(one.cents - other.cents) }
  static func * (one: Money, other: Money) -> Money { Money(one.cents * other.cents) }
  static func *= (one: inout Money, other: Money) { one = one * other }
}

private final class Purse {
  private(set) var money = Money(100)

  func pay() { money = money + 10 }
}

private final class Chain {
  private final class Link {
    var next: Link?

    // Otherwise the deinits of a long chain would overflow the stack.
    deinit {
      var rest = next.take()
      while let link = rest, isKnownUniquelyReferenced(&rest) { rest = link.next.take() }
    }
  }

  private var first: Link?
  private(set) var count = 0

  func add(_ number: Int) {
    for _ in 0..<number {
      let link = Link()
      link.next = first
      first = link
    }
    count += number
  }
}
