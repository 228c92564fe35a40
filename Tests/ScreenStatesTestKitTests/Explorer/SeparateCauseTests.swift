import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Two defects of one class are two findings, also where their steps look alike.
@MainActor
@Suite(.inTurn) struct SeparateCauseTests {
  @Test(arguments: [[], ["reset"], ["take", "reset"], ["undo", "clear"]])
  func eachActionOfAStoreIsAStep(flaws: [String]) async {
    var explorer = explorerOfModel(Tally.self, showing: { $0.count }) { inputs in
      inputs.act("tally.send(.add)") { $0.send(.add) }
      inputs.act("tally.send(.take)") { $0.send(.take) }
      inputs.act("tally.send(.reset)") { $0.send(.reset) }
      inputs.act("_ = tally.undo()") { _ = $0.undo() }
      inputs.act("_ = tally.clear()") { _ = $0.clear() }
      return Tally(flaws)
    }
    explorer.always("the count is not negative") { $1 >= 0 }
    let calls = [
      "take": "tally.send(.take)", "reset": "tally.send(.reset)", "undo": "_ = tally.undo()",
      "clear": "_ = tally.clear()",
    ]
    let findings = await explorer.explore().findings
    #expect(findings.map(\.history) == flaws.map { [calls[$0] ?? ""] })
  }

  @Test(arguments: [[], ["load"], ["refresh"], ["load", "refresh"]])
  func aCopyOfADefectHasAFindingOfItsOwn(flaws: [String]) async {
    var explorer = explorerOfModel(Copies.self, showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, [Int]>()
      inputs.act("copies.load()", when: { $0.rows.isEmpty && !$0.isLoading }) { $0.load() }
      inputs.act("copies.refresh()", when: { !$0.rows.isEmpty && !$0.isLoading }) { $0.refresh() }
      inputs.answers("server", of: server, with: [.succeed([1]), .fail(Offline())])
      return Copies(server, flaws)
    }
    explorer.isLoading = { $0 }
    let load = "copies.load()"
    let histories = [
      "load": [load, "await server.calls[0].fail(Offline())"],
      "refresh": [
        load, "await server.calls[0].succeed([1])", "copies.refresh()",
        "await server.calls[1].fail(Offline())",
      ],
    ]
    let findings = await explorer.explore().findings(.idleLoading)
    #expect(findings.map(\.history) == flaws.map { histories[$0] })
  }

  @Test func theIndexOfARowIsNoCause() async {
    var explorer = explorerOfModel(Ticks.self, showing: { $0.rows }) { inputs in
      for row in 0..<2 { inputs.act("ticks.rows[\(row)].tick()") { $0.rows[row] = true } }
      return Ticks()
    }
    explorer.always("no row is ticked") { !$1.contains(true) }
    #expect(await explorer.explore().findings.map(\.history) == [["ticks.rows[0].tick()"]])
  }

  @Test(arguments: [[], ["left", "right"]])
  func twoRacesAreTwoFindings(flaws: [String]) async {
    var explorer = explorerOfModel(Halves.self, showing: { $0.shown }) { inputs in
      let server = PendingWork<String, Int>(reporter: .silent)
      for side in ["left", "right"] {
        inputs.act("halves.load\(side)()", atMost: 2) { $0.load(side) }
      }
      inputs.answers("server", of: server) { _, number in [.succeed(number)] }
      return Halves(server, flaws)
    }
    explorer.theSameAnswersGiveTheSameScreen()
    let findings = await explorer.explore().findings(.differentDisplays)
    #expect(findings.map { $0.history.first } == flaws.map { "halves.load\($0)()" })
  }

  @Test func aRaceIsOneFindingWhateverTheLastAnswerIs() async {
    var explorer = explorerOfModel(Halves.self, showing: { $0.shown }) { inputs in
      let server = PendingWork<String, Int>(reporter: .silent)
      inputs.act("halves.load()", atMost: 2) { $0.load("left") }
      inputs.answers("server", of: server) { _, number in [.succeed(number), .fail(Offline())] }
      return Halves(server, ["left"])
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings(.differentDisplays).count == 1)
  }

  @Test(arguments: [false, true]) func aCallThatIsNeverAnsweredOnceCancelledIsOver(
    isFixed: Bool
  ) async {
    var explorer = explorerOfModel(Abandoned.self, showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("model.load()", atMost: 1) { $0.load() }
      inputs.act("model.cancel()", when: { $0.isLoading }) { $0.cancel() }
      inputs.answers("server", of: server, with: [.succeed(())], whenCancelled: [])
      return Abandoned(server, isFixed)
    }
    explorer.isLoading = { $0 }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == (isFixed ? [] : [.idleLoading]))
  }

  @Test func aThrowingInputThatIsNotPossibleIsLeftOut() async {
    let explorer = explorerOfModel(Orders.self, showing: { $0.step }) { inputs in
      inputs.act("try orders.select(1)", when: { $0.step == 0 }) { $0.step = 1 }
      inputs.act("try orders.select(2)", when: { $0.step == 1 }) { $0.step = 2 }
      inputs.always("two is not selected") { $0.step < 2 }
      return Orders()
    }
    let twice = ["try orders.select(1)", "try orders.select(1)"]
    #expect(await explorer.holds("two is not selected", after: twice))
    #expect(await !explorer.holds("two is not selected", after: twice + ["try orders.select(2)"]))
  }

  @Test func whatGrowsWithEverySixthInputIsNamed() async throws {
    let explorer = Explorer(Orders.self, kind: { "\($0.step)" }, showing: { $0.step }) { inputs in
      inputs.act("orders.next()", when: { $0.step < 5 }) { $0.step += 1 }
      inputs.act("orders.submit()", when: { $0.step == 5 }) { $0.submit() }
      return Orders()
    }
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasPrefix("all never repeated along the longest sequence: "))
  }

  @Test func aWatchedValueThatGrowsHasARemedyOfItsOwn() async throws {
    let explorer = explorerOfModel(Orders.self, showing: { _ in 0 }) { inputs in
      var count = 0
      inputs.act("store.save()") { _ in count += 1 }
      inputs.watch("store.saved") { count }
      return Orders()
    }
    let growth = try #require(await explorer.explore().growth)
    #expect(growth.hasSuffix("40; watch a value of it that has fewer values"))
  }
}

/// Forgets the limit of its count in some actions.
@MainActor
private final class Tally {
  enum Action { case add, take, reset }

  private(set) var count = 0
  private let flaws: [String]

  init(_ flaws: [String]) { self.flaws = flaws }

  func send(_ action: Action) {
    switch action {
    case .add: count = min(2, count + 1)
    case .take: count = flaws.contains("take") ? -1 : max(0, count - 1)
    case .reset: count = flaws.contains("reset") ? -1 : 0
    }
  }

  func undo() -> Int {
    count = flaws.contains("undo") ? -1 : 0
    return count
  }

  func clear() -> Int {
    count = flaws.contains("clear") ? -1 : 0
    return count
  }
}

/// Has the same lines twice.
@MainActor
private final class Copies {
  private(set) var rows: [Int] = []
  private(set) var isLoading = false
  private let server: PendingWork<Void, [Int]>
  private let flaws: [String]

  init(_ server: PendingWork<Void, [Int]>, _ flaws: [String]) {
    (self.server, self.flaws) = (server, flaws)
  }

  func load() { start("load") }
  func refresh() { start("refresh") }

  private func start(_ name: String) {
    isLoading = true
    Task {
      do {
        rows = try await server(())
        isLoading = false
      } catch {
        isLoading = flaws.contains(name)
      }
    }
  }
}

/// Shows the answer that comes last, or the last one that it asked for.
@MainActor
private final class Halves {
  private(set) var shown: [String: Int] = [:]
  private var latest: [String: Int] = [:]
  private let server: PendingWork<String, Int>
  private let flaws: [String]

  init(_ server: PendingWork<String, Int>, _ flaws: [String]) {
    (self.server, self.flaws) = (server, flaws)
  }

  func load(_ side: String) {
    let number = latest[side, default: 0] + 1
    latest[side] = number
    Task {
      let value = (try? await server(side)) ?? -1
      if flaws.contains(side) || latest[side] == number { shown[side] = value }
    }
  }
}

/// Keeps its indicator when the user cancels.
@MainActor
private final class Abandoned {
  private(set) var isLoading = false
  private var task: Task<Void, Never>?
  private let server: PendingWork<Void, Void>
  private let isFixed: Bool

  init(_ server: PendingWork<Void, Void>, _ isFixed: Bool) {
    (self.server, self.isFixed) = (server, isFixed)
  }

  func load() {
    isLoading = true
    task = Task { if (try? await server(())) != nil { isLoading = false } }
  }

  func cancel() {
    task?.cancel()
    if isFixed { isLoading = false }
  }
}

@MainActor
private final class Orders {
  var step = 0
  private(set) var all: [Int] = []

  func submit() {
    step = 0
    all.append(all.count)
  }
}

@MainActor
private final class Ticks {
  var rows = [false, false]
}
