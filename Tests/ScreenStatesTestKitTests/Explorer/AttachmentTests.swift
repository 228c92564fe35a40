import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a report gives to be attached.
@MainActor
@Suite(.inTurn) struct AttachmentTests {
  private func files(_ explorer: Explorer<Feed, FeedShown>) async -> [String: String] {
    Dictionary(
      await explorer.explore().attachments.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }

  @Test func eachFindingHasItsPictureAndItsTest() async {
    let report = await feedExplorer().explore()
    #expect(
      report.attachments.map(\.name).prefix(6) == [
        "report.txt", "coverage.txt", "states.svg", "finding-1.swift", "finding-2.svg",
        "finding-2.swift",
      ])
    #expect(report.attachments.last?.text == report.findings.last?.test.map { $0 + "\n" })
  }

  @Test func theWayOfAFindingIsLit() async {
    let files = await files(feedExplorer())
    #expect(files["states.svg"]?.contains("lit") == false)
    // There and back.
    #expect(files["finding-2.svg"]?.split(separator: "\"edge lit\"").count == 3)
  }

  @Test func whatWasReachedIsTicked() async {
    var explorer = feedExplorer()
    explorer.sometimes("there are nine items") { _, shown in shown.items.count == 9 }
    let lines = await files(explorer)["coverage.txt"]
    #expect(
      lines == """
        [x] at rest
        [x] loading
        [x] feed.begin()
        [x] feed.beginMore()
        [x] server.succeed(["a"])
        [x] server.fail(Offline())
        [ ] there are nine items
        [x] loading shows while something is awaited

        """)
  }
}
