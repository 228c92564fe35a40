import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Situations compare the objects that the subject holds, or the report says that they do not.
@MainActor
@Suite(.noMistakes) struct NestedObjectTests {
  /// An explorer of a subject that holds counters, which may not be tapped thrice.
  private func tapping<Subject: AnyObject>(
    _ counters: @escaping @MainActor (Subject) -> [Counter] = { _ in [] },
    ignoring: Set<String> = [], watching: String? = nil,
    _ make: @escaping @MainActor () -> Subject
  ) -> Explorer<Subject, Int> {
    var explorer = explorerOfModel(Subject.self, showing: { _ in 0 }, ignoring: ignoring) {
      inputs in
      inputs.act("subject.tap()") { for counter in counters($0) { counter.tap() } }
      if let watching { inputs.watch(watching) { 0 } }
      return make()
    }
    explorer.always("it does not break") { subject, _ in
      counters(subject).allSatisfy { $0.taps < 3 }
    }
    return explorer
  }

  private let three = Array(repeating: "subject.tap()", count: 3)

  @Test func aCounterInAnObjectIsCompared() async {
    let report = await tapping({ [$0.gate] }) { Panel() }.explore()
    #expect(report.findings(.broken).map(\.history) == [three])
    #expect(report.leftOut == [])
  }

  @Test func whatAnObjectInheritsIsComparedAndACycleIsVisitedOnce() async {
    #expect(await tapping({ [$0.link] }) { Ring() }.broken() == three)
  }

  @Test func theModelInABundleIsCompared() async {
    #expect(await tapping({ [$0.panel.gate] }) { PanelStand() }.broken() == three)
  }

  @Test func aConstantThatCannotBeComparedIsNamed() async throws {
    let report = await tapping { Wired() }.explore()
    #expect(report.leftOut == ["hear: () -> ()"])
    #expect(report.description.contains("not compared:\n  1: hear: () -> ()\n"))
    #expect(report.ending == .exhausted)
    try report.check()
  }

  @Test func theSubjectIsNotAnotherObjectOfItsClass() async {
    var explorer = explorerOfModel(Link.self, showing: { $0.isBroken }) { inputs in
      inputs.act("link.choose(link)") { $0.chosen = $0 }
      inputs.act("link.choose(link.other)") { $0.chosen = $0.other }
      inputs.act("link.tap()", when: { $0.chosen != nil }) {
        $0.isBroken = $0.chosen === $0.other
      }
      return Link(other: Link())
    }
    explorer.always("it does not break") { !$1 }
    #expect(
      await explorer.explore().findings(.broken).map(\.history) == [
        ["link.choose(link.other)", "link.tap()"]
      ])
  }

  @Test func objectsInASetAndInADictionaryAreCompared() async {
    for isInSet in [true, false] {
      let explorer = tapping({ Array($0.set.union($0.list.values)) }) { Drawer(isInSet: isInSet) }
      #expect(await explorer.broken() == three)
    }
  }

  /// To read one whose object was freed would end the process.
  @Test func anUnownedPropertyIsNotRead() async throws {
    try await tapping { Orphan() }.explore().check()
  }

  @Test func anUnownedPropertyOfAStructIsNotRead() async throws {
    try await Explorer(PupilKind.self) { _ in
      PupilScreen(
        initial: .a, keeping: 0, states: OrphanStates(orphan: OrphanedPart(number: 1)))
    }.explore().check()
    let explorer = explorerOfModel(Orphans.self, showing: { $0.part.number }) { inputs in
      inputs.act("orphans.count()", when: { $0.part.number < 3 }) { $0.part.number += 1 }
      return Orphans()
    }
    // The rest of the struct is compared.
    let report = await explorer.explore()
    #expect(report.situations == 3)
    #expect(report.leftOut == [])
    #expect(report.findings == [])
  }

  @Test func aClassInAnExtensionOfAnotherModulesTypeIsCompared() async {
    let report = await tapping({ [$0.box] }) { Boxed() }.explore()
    #expect(report.leftOut == [])
    #expect(report.findings(.broken).map(\.history) == [three])
  }

  @Test func aCounterInTheFactoryOfAScreenIsCompared() async {
    for isInService in [true, false] {
      var explorer = Explorer(PupilKind.self) { inputs in
        inputs.request("go(.a)") { $0.go(.a) }
        return PupilScreen(
          initial: .a, keeping: 0, states: CountingStates(isInService: isInService))
      }
      explorer.mayMiss = ["screen.start()"]
      explorer.always("it does not break") { $1.text != "broken" }
      #expect(
        await explorer.broken()
          == ["screen.start()"] + Array(repeating: "screen.state.go(.a)", count: 3))
    }
  }

  @Test func aVariableThatCannotBeComparedFailsTheCheckUnlessItIsNamed() async throws {
    let make: @MainActor (Set<String>, String?) -> Explorer<Rewired, Int> = { ignoring, watched in
      tapping(ignoring: ignoring, watching: watched) { Rewired() }
    }
    let report = await make([], nil).explore()
    #expect(report.ending == .notCompared(["wire.hear"]))
    #expect(report.summary.contains("not to the end: wire.hear is not compared"))
    #expect(throws: FailedCheck.self) { try report.check() }
    try await make(["wire.hear"], nil).explore().check()
    try await make([], "wire.hear").explore().check()
    for other in ["disk.wire.hear", "hear"] {
      #expect(await make([], other).explore().ending == .notCompared(["wire.hear"]))
    }
  }

  @Test func aVariableThatTheRuntimeDoesNotTellFromAConstantIsNamed() async throws {
    #expect(Reflection.knowsFields)
    let report = await Reflection.$knowsFields.withValue(false) {
      await tapping { Unread() }.explore()
    }
    #expect(report.leftOut == ["hear: () -> ()"])
    #expect(
      report.description.contains(
        "  1: hear: () -> ()\n  this runtime does not say which of them can change\n"))
    try report.check()
  }

  @Test(.restIsKnown("It does not know whether a task has ended."))
  func aTaskIsNothingOrUnderWayOrEnded() async {
    let explorer = explorerOfModel(Runner.self, showing: { $0.count }) { inputs in
      // No part of a situation but the task shows whether it is open.
      let gate = AsyncStream<Void>.makeStream()
      inputs.act("runner.run()", when: { $0.task == nil }) { $0.run(gate.stream) }
      inputs.act("gate.open()") { _ in gate.continuation.finish() }
      return Runner()
    }
    let report = await explorer.explore()
    #expect(report.situations == 3)
    #expect(report.leftOut == [])
    #expect(report.findings == [])
  }
}

@MainActor
private final class Link {
  let other: Link?
  weak var chosen: Link?
  var isBroken = false

  init(other: Link? = nil) { self.other = other }
}

private class Counter {
  private(set) var taps = 0

  func tap() { taps = min(taps + 1, 4) }
}

@MainActor
private final class Panel { let gate = Counter() }

/// A model with what a test needs of it.
@MainActor
private final class PanelStand { let panel = Panel() }

private final class Wired { private let hear: () -> Void = {} }

/// Its counter is in a base class, and it refers to itself through another object.
@MainActor
private final class Ring {
  final class Link: Counter { var next: AnyObject? }

  let link = Link()

  init() { link.next = self }
}

@MainActor
private final class Drawer {
  final class Item: Counter, Hashable {
    static func == (one: Item, other: Item) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let set: Set<Item>
  let list: [String: Item]

  init(isInSet: Bool) {
    set = isInSet ? [Item(), Item()] : []
    list = isInSet ? [:] : ["a": Item(), "b": Item()]
  }
}

extension Result {
  fileprivate final class Box: Counter {}
}

@MainActor
private final class Boxed { let box = Result<Int, Never>.Box() }

@MainActor
private final class Orphan {
  private unowned let parent: Counter

  init() {
    let parent = Counter()
    self.parent = parent
  }
}

/// Its parent is freed at once.
private struct OrphanedPart {
  private unowned let parent: Counter
  var number: Int

  init(number: Int) {
    let parent = Counter()
    (self.parent, self.number) = (parent, number)
  }
}

@MainActor
private final class Orphans {
  var part = OrphanedPart(number: 1)
}

private struct OrphanStates: StateFactory {
  let orphan: OrphanedPart

  func makeState(for kind: PupilKind) -> PupilState { PupilState() }
}

/// Its class is explored only where the runtime does not tell variables from constants.
@MainActor
private final class Unread {
  private var hear: () -> Void = {}
}

@MainActor
private final class Rewired {
  private final class Wire { var hear: (() -> Void)? = {} }

  private let wire = Wire()
}

@MainActor
private final class Runner {
  private(set) var task: Task<Void, Never>?
  let count = 0

  deinit { task?.cancel() }

  func run(_ gate: AsyncStream<Void>) { task = Task { for await _ in gate {} } }
}

/// Counts the states that it makes, itself or in a service.
private final class CountingStates: StateFactory {
  private final class Service { var made = 0 }

  private let service = Service()
  private let isInService: Bool
  private var made = 0

  init(isInService: Bool) { self.isInService = isInService }

  func makeState(for kind: PupilKind) -> PupilState {
    if isInService { service.made = min(service.made + 1, 4) } else { made = min(made + 1, 4) }
    let isFourth = max(made, service.made) == 4
    return HookedState { $0.display.text = isFourth ? "broken" : "" }
  }
}
