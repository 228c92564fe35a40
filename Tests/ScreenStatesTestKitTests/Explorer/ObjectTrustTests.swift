import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What an explorer says of classes that are no screens.
@MainActor
@Suite(.inTurn) struct ObjectTrustTests {
  // MARK: - Properties with one name

  private func basket(_ isFixed: Bool) -> Explorer<Basket, [[Int]]> {
    var explorer = explorerOfModel(Basket.self, showing: { [$0.items, $0.picks] }) { inputs in
      inputs.act("basket.add()") { $0.add() }
      inputs.always("rows are few") { $0.items.count < 2 }
      return Basket(isFixed)
    }
    explorer.nothingIsShownTwice { $0[0] }
    explorer.nothingIsShownTwice { $0[1] }
    explorer.always("rows are few", when: { _, _ in false }) { _, _ in true }
    explorer.always("rows are few (in all)") { _, _ in true }
    return explorer
  }

  @Test func propertiesWithOneNameAreToldApart() async {
    let findings = await basket(false).explore().findings
    #expect(
      findings.map(\.sentence) == [
        "\"nothing is shown twice (2)\" does not hold in it.",
        "\"rows are few (2)\" does not hold in it.",
        "No sequence fulfils the condition of \"rows are few\".",
      ])
    let calls = findings[0].history
    #expect(await !basket(false).holds("nothing is shown twice (2)", after: calls))
    #expect(await basket(false).holds("nothing is shown twice", after: calls))
    #expect(await basket(true).holds("nothing is shown twice (2)", after: calls))
  }

  // MARK: - Causes

  @Test func anInputThatDoesNothingIsNoCause() async {
    var explorer = explorerOfModel(Pair.self, showing: { [$0.first, $0.second] }) { inputs in
      let (first, second) = (PendingWork<Void, String>(), PendingWork<Void, String>())
      inputs.act("pair.load()", when: { _ in first.calls.isEmpty }) { $0.load() }
      inputs.act("pair.look()") { _ in }
      inputs.answers("first", of: first, with: [.succeed("1"), .fail(Offline(), as: "Offline()")])
      inputs.answers(
        "second", of: second, with: [.succeed("2"), .fail(Offline(), as: "Offline()")])
      return Pair(first, second)
    }
    let isThere = { (shown: [String]) in !shown.contains("-") }
    explorer.always("the second is there", when: { isThere($1) }) { $1[1] != "" }
    let findings = await explorer.explore().findings
    #expect(!findings.isEmpty)
    #expect(!findings.contains { $0.history.last == "pair.look()" })
  }

  // MARK: - Printed tests

  @Test(.restIsKnown("It cannot choose an order."))
  func aCallWithALineBreakIsRepeatedInItsOrder() async {
    let calls = await stack(false).explore().findings.first?.history ?? []
    #expect(calls.first?.hasPrefix("await inOrder(") == true)
    #expect(await !stack(false).holds("the first comes first", after: calls))
    #expect(await stack(true).holds("the first comes first", after: calls))
  }

  private func stack(_ isFixed: Bool) -> Explorer<Stack, [Int]> {
    var explorer = explorerOfModel(Stack.self, showing: { $0.items }) { inputs in
      inputs.act("stack.push(1)\nstack.push(2)", atMost: 1) {
        $0.push(1)
        $0.push(2)
      }
      return Stack(isFixed)
    }
    explorer.orders = .all(limit: 20)
    explorer.always("the first comes first") { $1.first != 2 }
    return explorer
  }

  // MARK: - Bounds

  @Test func aBudgetEndsAComparison() async {
    let counter = { () -> Explorer<Counter, Int> in
      var explorer = explorerOfModel(Counter.self, showing: { $0.count }) { inputs in
        inputs.act("counter.add()") { $0.count += 1 }
        return Counter()
      }
      explorer.budget = .zero
      return explorer
    }
    let findings = await counter().differences(from: counter(), comparing: { $0 }, with: { $0 })
    #expect(
      findings.map(\.sentence) == [
        "0.0 seconds had passed before all pairs of situations were seen."
      ]
    )
  }

  @Test(.restIsKnown("It does not number stored tasks."))
  func aTaskThatIsLeftUnderWayDoesNotCountForEver() async throws {
    let report = await explorerOfModel(Follower.self, showing: { $0.last }) { inputs in
      let sequence = PendingSequence<Int>()
      inputs.act("follower.follow()") { $0.follow(sequence) }
      return Follower()
    }.explore()
    #expect(report.ending == .exhausted)
  }
}

@MainActor
private final class Basket {
  private let isFixed: Bool
  private(set) var items: [Int] = []
  private(set) var picks: [Int] = []
  init(_ isFixed: Bool) { self.isFixed = isFixed }
  func add() { (items, picks) = ([1, 2], isFixed ? [1, 2] : [2, 2]) }
}

@MainActor
private final class Pair {
  private(set) var first = "-"
  private(set) var second = "-"
  private let firstWork: PendingWork<Void, String>
  private let secondWork: PendingWork<Void, String>

  init(_ first: PendingWork<Void, String>, _ second: PendingWork<Void, String>) {
    (firstWork, secondWork) = (first, second)
  }

  func load() {
    Task { first = (try? await firstWork(())) ?? "none" }
    Task { second = (try? await secondWork(())) ?? "" }
  }
}

@MainActor
private final class Stack {
  private(set) var items: [Int] = []
  private let isFixed: Bool
  init(_ isFixed: Bool) { self.isFixed = isFixed }

  func push(_ item: Int) {
    if isFixed { return items.append(item) }
    Task {
      await Task.detached {}.value
      items.append(item)
    }
  }
}

@MainActor
private final class Counter {
  var count = 0
}

/// Keeps its last task only; the others go on.
@MainActor
private final class Follower {
  private(set) var last = 0
  private var task: Task<Void, any Error>?

  func follow(_ sequence: PendingSequence<Int>) {
    task = Task { for try await item in sequence { last = item } }
  }
}
