import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The enum and the classes of one page show the same.
@MainActor
@Suite(.noMistakes) struct FruitTwinTests {
  private func model() -> Explorer<FruitModel, [String]> {
    Explorer(
      FruitModel.self, kind: { $0.state },
      showing: { model in
        switch model.state {
        case .loading: ["loading"]
        case .showing(let fruit): fruit
        case .failed(let message): [message]
        }
      }
    ) { inputs in
      let shop = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("retry()") { $0.retry() }
      inputs.answers("shop", of: shop, with: [.succeed(["apple"]), .fail(Closed())])
      let model = FruitModel { try await shop(()) }
      model.start()
      return model
    }
  }

  private func screen() -> Explorer<Screen<FruitKind>, FruitDisplay> {
    Explorer(FruitKind.self) { inputs in
      let shop = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("retry()", when: { $0.isRunning }) { $0.state.retry() }
      inputs.answers("shop", of: shop, .current, with: [.succeed(["apple"]), .fail(Closed())])
      return Screen(initial: .loading, states: FruitStates { try await shop(()) })
    }
  }

  @Test func bothShowTheSameToTheEnd() async {
    let findings = await model().differences(
      from: screen(), comparing: { $0 },
      with: { ($0.isLoading ? ["loading"] : $0.fruit) + [$0.message].compactMap(\.self) })
    #expect(findings == [])
  }
}

private struct Closed: Error {}
