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
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      await runBesideAnExploration()
    }
  }

  @Test func oneExplorationEndsBeforeTheNextBegins() async {
    var order: [String] = []
    let first = Task { await explore { order.append("first") } }
    let second = Task { await explore { order.append("second") } }
    await first.value
    await second.value
    #expect(Set(order) == ["first", "second"])
    #expect(order.split(separator: "second").count == 1)
    #expect(order.first == "first")
  }
}

@MainActor
private func runBesideAnExploration() async {
  var histories = 0
  let exploration = Task { await explore { histories += 1 } }
  while histories == 0 { await Task.yield() }
  let turns = 100
  for _ in 0..<turns { await Task.yield() }
  // With one turn for each history, there would be as many histories. A busy machine has few turns in
  // the time that an exploration leaves, but more than one.
  #expect(histories < turns * 3 / 4)
  await exploration.value
  #expect(histories > turns)
}

/// Explores some hundred histories, and calls a closure at the beginning of each.
@MainActor
private func explore(_ begin: @escaping @MainActor () -> Void) async {
  var explorer = Explorer(Light.self, kind: { "\($0.count)" }, showing: { $0.isOn }) { inputs in
    begin()
    inputs.act("light.toggle()") { $0.isOn.toggle() }
    inputs.act("light.count += 1") { $0.count += 1 }
    return Light()
  }
  explorer.depth = 40
  _ = await explorer.explore()
}

private final class Light {
  var isOn = false
  var count = 0
}
