import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ListWithFlagsTests {
  @Test func anErrorCanStandOverItems() async throws {
    var explorer = Explorer(
      ListModel.self,
      kind: { model in model.error == nil ? "fine" : "failed" },
      showing: { model in [model.isLoading, !model.items.isEmpty, model.error != nil] }
    ) { inputs in
      let work = PendingWork<Void, [String]>(reporter: .silent)
      inputs.act("model.load()", when: { !$0.isLoading }) { $0.load() }
      inputs.answers(
        "work", of: work, with: [.succeed(["apple"]), .fail(Offline(), as: "Offline()")])
      return ListModel(service: { try await work(()) })
    }
    explorer.always("an error stands alone") { _, shown in !shown[2] || !(shown[0] || shown[1]) }
    let report = await explorer.explore()
    let found = report.findings
    let told = try transcript(in: "ComingFrom")
    #expect(told == found.map { "\($0)\n" }.joined())
  }
}
