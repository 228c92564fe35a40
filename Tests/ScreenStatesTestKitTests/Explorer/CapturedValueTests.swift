import Observation
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a waiting task has captured before something else changed it is a part of a situation.
@MainActor
@Suite(.noMistakes) struct CapturedValueTests {
  /// The removal comes first, so that the removal before the load is the history that is continued.
  private func explorer(
    _ load: @escaping @MainActor (Basket, PendingWork<String, String>, ManualClock) async -> Void
  ) -> Explorer<Basket, [String]> {
    var explorer = explorerOfModel(Basket.self, showing: { $0.items }) { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      let clock = ManualClock()
      inputs.act("basket.remove()", when: { !$0.isEmptied }) { $0.remove() }
      inputs.act("basket.load()", when: { !$0.isLoading }) { $0.load() }
      inputs.answers("server", of: server) { name, _ in [.succeed(name)] }
      inputs.clock(clock)
      return Basket { await load($0, server, clock) }
    }
    explorer.always("what was removed stays away", when: { basket, _ in basket.isEmptied }) {
      !$1.contains("tea")
    }
    return explorer
  }

  @Test func whatComesBackWithAnAnswer() async {
    let explorer = explorer { basket, server, _ in
      let former = basket.items
      guard let more = try? await server("milk") else { return }
      basket.items = former + [more]
    }
    #expect(
      await explorer.broken() == [
        "basket.load()", "basket.remove()", "await server.calls[0].succeed(\"milk\")",
      ])
  }

  @Test func whatIsReadAfterTheAnswerComesNotBack() async {
    let explorer = explorer { basket, server, _ in
      guard let more = try? await server("milk") else { return }
      basket.items = basket.items.filter { $0 != more } + [more]
    }
    let report = await explorer.explore()
    #expect(report.findings(.broken) == [])
    #expect(report.ending == .exhausted)
  }

  /// Of two waits, each has values of its own.
  @Test func whatIsCapturedBetweenTwoCalls() async {
    let explorer = explorer { basket, server, _ in
      guard let more = try? await server("milk") else { return }
      let former = basket.items
      guard (try? await server("price")) != nil else { return }
      basket.items = former + [more]
    }
    #expect(await explorer.broken()?.dropFirst(2).first == "basket.remove()")
  }

  @Test func whatIsCapturedBeforeACallAndUsedAfterTheNext() async {
    let explorer = explorer { basket, server, _ in
      let former = basket.items
      _ = try? await server("milk")
      _ = try? await server("price")
      basket.items = former
    }
    #expect(await explorer.broken()?.count == 4)
  }

  @Test func whatComesBackAfterAPause() async {
    let explorer = explorer { basket, _, clock in
      let former = basket.items
      try? await clock.sleep(for: .seconds(1))
      basket.items = former
    }
    #expect(await explorer.broken()?.prefix(2) == ["basket.load()", "basket.remove()"])
  }

  @Test(.restIsKnown("A guess does not see real sleeps."))
  func whatComesBackAfterARealSleep() async {
    let explorer = explorer { basket, _, _ in
      let former = basket.items
      try? await Task.sleep(for: .seconds(1))
      basket.items = former
    }
    #expect(await explorer.broken()?.prefix(2) == ["basket.load()", "basket.remove()"])
  }
}

@MainActor @Observable private final class Basket {
  private let update: @MainActor (Basket) async -> Void
  var items = ["tea"]
  private(set) var isLoading = false
  private(set) var isEmptied = false

  init(_ update: @escaping @MainActor (Basket) async -> Void) { self.update = update }

  func remove() { (items, isEmptied) = (items.filter { $0 != "tea" }, true) }

  func load() {
    isLoading = true
    Task {
      await update(self)
      isLoading = false
    }
  }
}
