import Foundation
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct GalleryArticleTests {
  @Test func theArticleIsWhatTheExplorerFinds() async throws {
    var summaries: [(name: String, summary: ExplorationSummary)] = []
    for exploration in ScreensCommand.explorations {
      summaries.append((exploration.name, try #require(await Explored.summary(exploration.name))))
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let kept = try String(
      contentsOf: package.appending(path: GalleryArticle.path), encoding: .utf8)
    #expect(
      GalleryArticle(summaries).text == kept,
      "Make it again: swift run screens diagram --all > \(GalleryArticle.path)")
  }
}
