import Dispatch
import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Which values of a class a situation compares, and how one that it does not is named.
@MainActor
@Suite(.noMistakes) struct ComparedValueTests {
  @Test(.restIsKnown("A guess does not know whether a task has ended."), arguments: [false, true])
  func theResultOfAStoredTaskIsCompared(failsFirst: Bool) async {
    var explorer = Explorer(
      Prefetch.self, kind: { $0.shown == nil ? "closed" : "open" }, showing: { $0.shown }
    ) { inputs in
      let server = PendingWork<Void, String>(reporter: .silent)
      inputs.act("model.hover()") { $0.hover() }
      inputs.act("model.open()", when: { $0.shown == nil && $0.isReady && server.waiting.isEmpty })
      {
        $0.open()
      }
      inputs.answers("server", of: server, upTo: 2) { _, _ in
        let answers: [Outcome<String>] = [.succeed("a"), .fail(Offline())]
        return failsFirst ? answers.reversed() : answers
      }
      return Prefetch { try await server(()) }
    }
    explorer.mayEnd = ["open", "closed"]
    explorer.always("an open page is never blank") { _, shown in shown != "" }
    #expect(await explorer.rules() == [.broken])
  }

  @Test func objectsOfTheSystemAreNotReadInto() async {
    let explorer = explorerOfModel(Job.self, showing: { $0.count }) { inputs in
      inputs.act("job.run()") { $0.run() }
      return Job()
    }
    #expect(
      await explorer.sentences() == [
        "item can change, and no situation compares it: watch what matters of it, under that name, or"
          + " put it into ignoring."
      ])
  }

  @Test func anInjectedObjectOfTheSystemIsOnlyNamed() async throws {
    let report = await explorerOfModel(Mailroom.self, showing: { $0.count }) { inputs in
      inputs.act("mailroom.post()", atMost: 1) { $0.post() }
      return Mailroom(NotificationCenter())
    }.explore()
    try report.check()
    #expect(
      report.leftOut == [
        "center: NotificationCenter",
        "sender: the unread elements of a stream",
        "stream: the unread elements of a stream",
      ])
  }

  /// Its class conforms to `Error`, so that each property of that type has it in a box.
  @Test func anErrorThatIsAnObjectIsCompared() async {
    var model = explorerOfModel(Attempts.self, showing: { $0.hasGivenUp }) { inputs in
      inputs.act("model.fail()") { $0.fail() }
      return Attempts()
    }
    model.always("it does not give up") { _, hasGivenUp in !hasGivenUp }
    #expect(await model.broken()?.count == 3)
    var screen = Explorer(BrokenKind.self) { inputs in
      inputs.act("screen.state.fail()") { $0.state.fail() }
      return Screen(initial: .broken(Jam(0)), states: ClosureFactory { _ in BrokenState() })
    }
    screen.mayEnd = ["broken"]
    let report = await screen.explore()
    #expect(report.findings == [])
    // Four errors, of a screen that runs and of one that was stopped.
    #expect(report.situations == 8)
  }

  @Test func aStoredTypeIsCompared() async throws {
    let report = await explorerOfModel(Chooser.self, showing: { _ in 0 }) { inputs in
      inputs.act("chooser.turn()") { $0.turn() }
      return Chooser()
    }.explore()
    try report.check()
    #expect(report.situations == 3)
  }

  @Test func aValueNestedTooDeeplyIsNamed() async {
    for (depth, isDeep) in [(100, false), (5_000, true)] {
      let explorer = explorerOfModel(Nesting.self, showing: { $0.isDeep }) { inputs in
        inputs.act("nesting.grow()", atMost: 1) { $0.grow(depth) }
        return Nesting()
      }
      #expect(await explorer.rules() == (isDeep ? [.notCompared] : []))
    }
  }

  /// The description of a range is made of those of its bounds, which say less than the bounds are.
  @Test(arguments: [false, true]) func theBoundsOfARangeAreCompared(isClosed: Bool) async {
    var explorer = explorerOfModel(Shop.self, showing: { $0.isCheap }) { inputs in
      inputs.act("shop.widen()") { $0.widen() }
      inputs.act("shop.show()") { $0.show() }
      return Shop(isClosed: isClosed)
    }
    explorer.always("nothing is cheap") { !$1 }
    #expect(await explorer.histories() == [["shop.widen()", "shop.show()"]])
  }

  @Test func aNameToIgnoreIsThatOfTheWholePlace() async {
    let explorer = explorerOfModel(
      Desk.self, showing: { $0.letter.text }, ignoring: ["text"]
    ) { inputs in
      inputs.act("desk.write()") { $0.letter.write() }
      return Desk()
    }
    #expect(
      await explorer.sentences() == [
        "ignoring names text, and no stored property has that name; write letter.text."
      ])
  }
}

@MainActor
private final class Prefetch {
  private(set) var shown: String?
  private var ahead: Task<String?, Never>?
  private let find: @MainActor () async throws -> String

  init(_ find: @escaping @MainActor () async throws -> String) { self.find = find }

  var isReady: Bool { ahead != nil }

  func hover() {
    guard ahead == nil else { return }
    ahead = Task { try? await find() }
  }

  func open() {
    // A page whose text could not be fetched is blank.
    Task { shown = await ahead?.value ?? "" }
  }
}

private struct Price: Comparable, CustomStringConvertible {
  let cents: Int
  var description: String { "\(cents / 100) €" }

  static func < (first: Self, second: Self) -> Bool { first.cents < second.cents }
}

private final class Shop {
  private var range: Range<Price>?
  private var closed: ClosedRange<Price>?
  private(set) var isCheap = false

  init(isClosed: Bool) { set(Price(cents: 199), isClosed: isClosed) }

  func widen() { set(Price(cents: 150), isClosed: closed != nil) }

  private func set(_ lowest: Price, isClosed: Bool) {
    if isClosed { closed = lowest...Price(cents: 900) } else { range = lowest..<Price(cents: 900) }
  }

  func show() { isCheap = range?.lowerBound.cents == 150 || closed?.lowerBound.cents == 150 }
}

private final class Jam: Error {
  let count: Int

  init(_ count: Int) { self.count = count }
}

private final class Attempts {
  private var error: any Error = Jam(0)

  var hasGivenUp: Bool { (error as? Jam)?.count == 3 }

  func fail() { if let jam = error as? Jam, jam.count < 3 { error = Jam(jam.count + 1) } }
}

private enum BrokenKind: StateKind {
  typealias Display = OneDisplay
  typealias StateClass = BrokenState
  case broken(any Error)
}

private final class BrokenState: Screen<BrokenKind>.State {
  func fail() {
    guard case .broken(let error as Jam)? = screen?.kind, error.count < 3 else { return ignored() }
    transition(to: .broken(Jam(error.count + 1)))
  }
}

private final class Job {
  private var item = DispatchWorkItem {}
  private(set) var count = 0

  func run() {
    item = DispatchWorkItem {}
    count = 1
  }
}

private final class Nesting {
  private indirect enum Level {
    case none
    case one(Level)
  }

  private var level = Level.none
  private(set) var isDeep = false

  func grow(_ depth: Int) {
    for _ in 0..<depth { level = .one(level) }
    isDeep = true
  }
}

private final class Letter {
  private(set) var text = "Dear"

  func write() { text = "Dear reader" }
}

private final class Desk {
  let letter = Letter()
}

@MainActor private final class Mailroom {
  private(set) var count = 0
  private let center: NotificationCenter
  private let (stream, sender) = AsyncStream<String>.makeStream()

  init(_ center: NotificationCenter) { self.center = center }

  func post() {
    count = 1
    center.post(name: .init("post"), object: nil)
    sender.yield("letter")
  }
}

/// Stores which of three types is to make the next page; they have the same short name.
@MainActor
private final class Chooser {
  private enum First { struct Row {} }
  private enum Second { struct Row {} }

  private var pages: [Any.Type] = [[First.Row].self, [Second.Row].self, Set<Int>.self]
  private var page: Any.Type = [First.Row].self

  func turn() {
    let index = pages.firstIndex { $0 == page } ?? 0
    page = pages[(index + 1) % pages.count]
  }
}
