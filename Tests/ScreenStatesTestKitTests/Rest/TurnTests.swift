import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Explorations give way to other tests on the main actor.
@MainActor
@Suite(.inTurn) struct TurnTests {
  /// In a process of its own, as other tests need the main actor, too.
  @Test(.restIsKnown("It does not count the jobs of others, which each have one turn."))
  func otherCodeRunsAsLongAsItNeedsTheMainActor() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      var histories = 0
      let exploration = Task { _ = await explorerOfALight({ histories += 1 }).explore() }
      while histories == 0 { await Task.yield() }
      let turns = 100
      for _ in 0..<turns { await Task.yield() }
      // With one turn for each history, there would be as many histories. A busy machine has few
      // turns in the time that an exploration leaves, but more than one.
      #expect(histories < turns * 3 / 4)
      await exploration.value
      #expect(histories > turns)
    }
  }

  @Test func oneExplorationEndsBeforeTheNextBegins() async {
    var order: [String] = []
    func explorer(_ name: String) -> Explorer<Page, Bool> {
      explorerOfALight { if order.last != name { order.append(name) } }
    }
    let tasks = [
      Task { _ = await explorer("explored").explore() },
      Task {
        let (one, other) = (explorer("compared"), explorer("compared"))
        _ = await one.differences(from: other, comparing: { $0 }, with: { $0 })
      },
      Task {
        let asked = explorer("asked")
        let calls = Array(repeating: "light.toggle()", count: 40)
        for _ in 0..<5 { _ = await asked.findings(.broken, after: calls) }
      },
    ]
    for task in tasks { await task.value }
    #expect(order == ["explored", "compared", "asked"])
  }
}

/// An explorer with some hundred histories, which calls a closure at the beginning of each.
@MainActor
private func explorerOfALight(_ begin: @escaping @MainActor () -> Void) -> Explorer<Page, Bool> {
  var explorer = explorerOfPage(kind: { "\($0.count)" }, showing: { $0.isOpen }) { inputs in
    begin()
    inputs.act("light.toggle()") { $0.isOpen.toggle() }
    inputs.act("light.count += 1") { $0.count += 1 }
  }
  explorer.depth = 40
  return explorer
}
