import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a waiting task has captured before something else changed it is a part of a situation.
@MainActor
@Suite(.noMistakes) struct CapturedValueTests {
  /// The removal comes first, so that the removal before the load is the history that is continued.
  private func explorer(
    _ load: @escaping @MainActor (Page, PendingWork<String, String>, ManualClock) async -> Void
  ) -> Explorer<Page, [String]> {
    var explorer = explorerOfModel(Page.self, showing: { $0.rows }) { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      let clock = ManualClock()
      inputs.act("basket.remove()", when: { $0.text == "" }) { basket in
        (basket.rows, basket.text) = (basket.rows.filter { $0 != "tea" }, "emptied")
      }
      inputs.act("basket.load()", when: { !$0.isLoading }) { basket in
        basket.isLoading = true
        Task {
          await load(basket, server, clock)
          basket.isLoading = false
        }
      }
      inputs.answers("server", of: server) { name, _ in [.succeed(name)] }
      inputs.clock(clock)
      let basket = Page()
      basket.rows = ["tea"]
      return basket
    }
    explorer.always("what was removed stays away", when: { basket, _ in basket.text == "emptied" })
    {
      !$1.contains("tea")
    }
    return explorer
  }

  @Test func whatComesBackWithAnAnswer() async {
    let explorer = explorer { basket, server, _ in
      let former = basket.rows
      guard let more = try? await server("milk") else { return }
      basket.rows = former + [more]
    }
    #expect(
      await explorer.broken() == [
        "basket.load()", "basket.remove()", "await server.calls[0].succeed(\"milk\")",
      ])
  }

  @Test func whatIsReadAfterTheAnswerComesNotBack() async {
    let explorer = explorer { basket, server, _ in
      guard let more = try? await server("milk") else { return }
      basket.rows = basket.rows.filter { $0 != more } + [more]
    }
    let report = await explorer.explore()
    #expect(report.findings(.broken) == [])
    #expect(report.ending == .exhausted)
  }

  /// Of two waits, each has values of its own.
  @Test func whatIsCapturedBetweenTwoCalls() async {
    let explorer = explorer { basket, server, _ in
      guard let more = try? await server("milk") else { return }
      let former = basket.rows
      guard (try? await server("price")) != nil else { return }
      basket.rows = former + [more]
    }
    #expect(await explorer.broken()?.dropFirst(2).first == "basket.remove()")
  }

  @Test func whatIsCapturedBeforeACallAndUsedAfterTheNext() async {
    let explorer = explorer { basket, server, _ in
      let former = basket.rows
      _ = try? await server("milk")
      _ = try? await server("price")
      basket.rows = former
    }
    #expect(await explorer.broken()?.count == 4)
  }

  @Test func whatComesBackAfterAPause() async {
    let explorer = explorer { basket, _, clock in
      let former = basket.rows
      try? await clock.sleep(for: .seconds(1))
      basket.rows = former
    }
    #expect(await explorer.broken()?.prefix(2) == ["basket.load()", "basket.remove()"])
  }

  @Test(.restIsKnown("A guess does not see real sleeps."))
  func whatComesBackAfterARealSleep() async {
    let explorer = explorer { basket, _, _ in
      let former = basket.rows
      try? await Task.sleep(for: .seconds(1))
      basket.rows = former
    }
    #expect(await explorer.broken()?.prefix(2) == ["basket.load()", "basket.remove()"])
  }
}
