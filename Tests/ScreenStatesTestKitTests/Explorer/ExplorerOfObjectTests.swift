import TestTraits
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ExplorerOfObjectTests {
  @Test func aClassThatKnowsNothingOfStatesIsExplored() async throws {
    let report = await explorerOfFlags().explore()
    #expect(report.ending == .exhausted)
    let spinner = try #require(report.findings(.idleLoading).first)
    #expect(spinner.history == ["controller.load()", "await service.calls[0].fail(Offline())"])
  }

  @Test func anErrorOverDataIsFoundByAnInvariant() async throws {
    var explorer = explorerOfFlags()
    explorer.always("an error stands alone") { _, flags in
      flags.error == nil || flags.items.isEmpty
    }
    let finding = try #require(await explorer.explore().findings(.broken).first)
    #expect(
      finding.history == [
        "controller.load()", "controller.load()", "await service.calls[0].succeed([\"Tent\"])",
        "await service.calls[1].fail(Offline())",
      ])
  }

  @Test func theDepthIsThatOfTheInputs() async {
    var explorer = explorerOfFlags()
    explorer.depth = 1
    let shallow = await explorer.explore()
    #expect(shallow.ending == .depth(1))
    #expect(shallow.findings(.idleLoading).isEmpty)
    explorer.depth = 2
    #expect(await explorer.explore().findings(.idleLoading).count == 1)
  }
}
