import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Identifiers that a class makes itself are others on each fresh object, and are compared by where they
/// occur.
@MainActor
@Suite(.noMistakes) struct IdentifierTests {
  private func list(isText: Bool, isFixed: Bool) -> Explorer<TodoList, [String]> {
    var explorer = explorerOfModel(TodoList.self, showing: { $0.rows.map(\.text) }) { inputs in
      let server = PendingWork<AnyHashable, Void>(reporter: .silent)
      inputs.act("list.add()", when: { $0.rows.count < 2 }) { $0.add() }
      for index in [0, 1] {
        let exists = { @MainActor (list: TodoList) in list.rows.indices.contains(index) }
        inputs.act("list.select(\(index))", when: exists) { $0.selected = $0.rows[index].id }
        inputs.act("list.delete(\(index))", when: exists) { $0.delete($0.rows[index].id) }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())], upTo: 1)
      return TodoList(isText: isText, isFixed: isFixed) { try await server($0) }
    }
    explorer.always("what is selected is shown", when: { list, _ in list.selected != nil }) {
      list, _ in list.rows.contains { $0.id == list.selected }
    }
    return explorer
  }

  @Test(arguments: [false, true]) func rowsWithIdentifiersAreExplored(isText: Bool) async throws {
    let report = await list(isText: isText, isFixed: true).explore()
    try report.check()
    #expect(report.ending == .exhausted)
    // Which of two rows is selected, or being deleted, is told apart.
    #expect(report.situations == 71)
  }

  @Test(arguments: [false, true]) func aRowThatIsGoneAndStaysSelectedIsFound(isText: Bool) async {
    let explorer = list(isText: isText, isFixed: false)
    let history = [
      "list.add()", "list.select(0)", "list.delete(0)", "await server.calls[0].succeed(())",
    ]
    #expect(await explorer.broken() == history)
    #expect(await !explorer.holds("what is selected is shown", after: history))
  }

  /// A set has no order, and identifiers have another one on each fresh object.
  @Test func aSetOfIdentifiersIsExplored() async throws {
    let report = await explorerOfModel(TodoList.self, showing: { $0.marked.count }) { inputs in
      inputs.act("list.add()", when: { $0.rows.count < 3 }) { $0.add() }
      inputs.act("list.markAll()") { list in for row in list.rows { list.mark(row.id) } }
      return TodoList(isText: false, isFixed: true) { _ in }
    }.explore()
    try report.check()
    #expect(report.situations == 15)
  }

  /// Nor has a dictionary: its entries have the order of their values.
  @Test(.restIsKnown("A guess does not tell two tasks apart."), arguments: [false, true])
  func aDictionaryOfTasksIsExplored(hasArgument: Bool) async throws {
    let report = await explorerOfModel(UploadQueue.self, showing: { $0.count }) { inputs in
      let server = PendingWork<UUID?, Void>(whenCancelled: .fail, reporter: .silent)
      inputs.act("queue.add()", when: { $0.count < 2 }) { $0.add() }
      inputs.act("queue.cancelAll()") { $0.cancelAll() }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
      return UploadQueue { try await server(hasArgument ? $0 : nil) }
    }.explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  /// Only what differs in nothing but identifiers is repeatable.
  @Test func otherChanceIsNotRepeatable() async {
    let explorer = explorerOfModel(Dice.self, showing: { $0.id }) { inputs in
      inputs.act("dice.roll()") { $0.roll() }
      return Dice()
    }
    #expect(await explorer.explore().findings(.notRepeatable).isEmpty == false)
  }

  @Test func aStateThatMakesIdentifiersIsExplored() async throws {
    var explorer = Explorer(TicketKind.self, samples: [.open]) { inputs in
      inputs.request("renew()") { $0.renew() }
      return Screen(initial: .open, states: ClosureFactory { _ in TicketState() })
    }
    explorer.mayEnd = ["open"]
    let report = await explorer.explore()
    try report.check()
    #expect(report.situations == 2)
  }
}

@MainActor private final class TodoList {
  struct Row: Identifiable, Equatable {
    let id: AnyHashable
    let text: String
  }

  private(set) var rows: [Row] = []
  var selected: AnyHashable?
  private(set) var marked: Set<AnyHashable> = []
  private let isText: Bool
  private let isFixed: Bool
  private let server: @MainActor (AnyHashable) async throws -> Void

  init(
    isText: Bool, isFixed: Bool, server: @escaping @MainActor (AnyHashable) async throws -> Void
  ) { (self.isText, self.isFixed, self.server) = (isText, isFixed, server) }

  func add() {
    let id = UUID()
    rows.append(Row(id: isText ? id.uuidString.lowercased() : id, text: "tea"))
  }

  func mark(_ id: AnyHashable) { marked.formSymmetricDifference([id]) }

  func delete(_ id: AnyHashable) {
    Task {
      guard (try? await server(id)) != nil else { return }
      rows.removeAll { $0.id == id }
      marked.remove(id)
      if isFixed, selected == id { selected = nil }
    }
  }
}

/// Removes each upload once it has ended, and shows how many have not.
@MainActor private final class UploadQueue {
  private var tasks: [UUID: Task<Void, Never>] = [:]
  private let server: @MainActor (UUID) async throws -> Void

  init(_ server: @escaping @MainActor (UUID) async throws -> Void) { self.server = server }

  var count: Int { tasks.count }

  func add() {
    let id = UUID()
    tasks[id] = Task {
      try? await server(id)
      tasks[id] = nil
    }
  }

  func cancelAll() { for task in tasks.values { task.cancel() } }
}

@MainActor private final class Dice {
  private(set) var id = UUID()
  private(set) var count = 0.0

  func roll() { (id, count) = (UUID(), .random(in: 0...1)) }
}

private struct TicketDisplay: ScreenDisplay, Equatable {
  var id: UUID?
}

private enum TicketKind: StateKind, Equatable {
  typealias Display = TicketDisplay
  typealias StateClass = TicketState
  case open
}

private final class TicketState: Screen<TicketKind>.State {
  override func enter() { display.id = UUID() }
  func renew() { display.id = UUID() }
}
