import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Explorations give way to other tests on the main actor.
@MainActor
@Suite(.inTurn) struct TurnTests {
  /// Made for each history.
  private final class Light {
    var isOn = false
    var count = 0
  }

  private func explorer(_ made: @escaping @MainActor () -> Void) -> Explorer<Light, Bool> {
    var explorer = Explorer(Light.self, kind: { "\($0.count)" }, showing: { $0.isOn }) { inputs in
      made()
      inputs.act("light.toggle()") { $0.isOn.toggle() }
      inputs.act("light.count += 1") { $0.count += 1 }
      return Light()
    }
    explorer.depth = 40
    return explorer
  }

  @Test(.enabled(if: restIsKnown())) func otherCodeRunsAsLongAsItNeedsTheMainActor() async {
    var (turns, histories) = (0, 0)
    let exploration = Task { _ = await explorer { histories += 1 }.explore() }
    // It may have to wait for another test's exploration.
    while histories == 0 { await Task.yield() }
    // With a turn for each history, 1,000 turns would outlast the exploration.
    while turns < 1_000 {
      await Task.yield()
      turns += 1
    }
    let meanwhile = histories
    await exploration.value
    #expect(meanwhile < histories)
  }

  @Test func oneExplorationEndsBeforeTheNextBegins() async {
    var order: [String] = []
    let first = Task {
      _ = await explorer { order.append("first") }.explore()
    }
    let second = Task {
      _ = await explorer { order.append("second") }.explore()
    }
    await first.value
    await second.value
    #expect(Set(order) == ["first", "second"])
    #expect(order.split(separator: "second").count == 1)
    #expect(order.first == "first")
  }
}
