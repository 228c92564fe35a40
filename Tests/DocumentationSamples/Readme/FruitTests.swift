import Foundation
import MistakeTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The samples of the README, run.
@MainActor
@Suite(.noMistakes) struct FruitTests {
  @Test func loadingShowsWhatTheShopHas() async throws {
    let shop = PendingWork<Void, [String]>()
    let bench = StateBench(as: .loading) { LoadFruitState { try await shop(()) } }
    bench.enter()
    #expect(bench.display.isLoading)
    await bench.settled()
    await shop.calls[0].succeed(["apple"])
    #expect(bench.next == .showing(["apple"]))
    try await bench.check()
  }

  @Test func everyHistoryOfTheScreen() async throws {
    try await explorer().explore().check()
  }

  @Test func theReadmeShowsTheDiagramOfTheScreen() async throws {
    let diagram = Diagram(await explorer().explore()).mermaid
    let isShown = try readme().contains("```mermaid\n\(diagram)\n```\n")
    #expect(isShown, "\(diagram)")
  }

  @Test func aTerminal() async {
    let shop = PendingWork<Void, [String]>()
    let screen = Screen<FruitKind>(
      initial: .failed("No."), states: FruitStates { try await shop(()) })
    var lines = ["retry"]
    await serve(screen, readLine: { lines.popLast() })
    #expect(screen.path == "loading")
    shop.abandon()
  }

  private func explorer() -> Explorer<Screen<FruitKind>, FruitDisplay> {
    var explorer = Explorer(
      FruitKind.self, samples: [.loading, .showing(["apple"]), .failed("Closed()")]
    ) { inputs in
      let shop = PendingWork<Void, [String]>()
      // The button is there only beside the message.
      inputs.act("retry()", when: { $0.display.message != nil }) { $0.state.retry() }
      inputs.answers(
        "shop", of: shop, with: [.succeed(["apple"]), .fail(Closed())])
      return Screen(initial: .loading, states: FruitStates { try await shop(()) })
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["showing"]
    return explorer
  }

  private func readme() throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }
}

private struct Closed: Error {}
