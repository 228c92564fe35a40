import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The whole screen that is compared with an enum: nothing goes wrong in any history.
@MainActor
@Suite(.noMistakes) struct FruitTests {
  @Test func everyHistoryOfTheScreen() async throws {
    try await explorer().explore().check()
  }

  /// With `RECORD_DIAGRAMS` set, the picture is written anew instead.
  @Test func theFirstPageShowsItsDiagram() async throws {
    let picture = Diagram(await explorer().explore()).svg
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/ScreenStates.docc/Pictures/fruit.svg").standardized
    if ProcessInfo.processInfo.environment["RECORD_DIAGRAMS"] != nil {
      return try Data(picture.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture, "Set RECORD_DIAGRAMS once.")
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
}

private struct Closed: Error {}
