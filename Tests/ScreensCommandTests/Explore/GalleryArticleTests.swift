import Foundation
import TestTraits
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct GalleryArticleTests {
  @Test func theArticleIsWhatTheExplorerFinds() async throws {
    var summaries: [(name: String, summary: ExplorationSummary)] = []
    for name in Explored.names {
      summaries.append((name, try #require(await Explored.summary(name))))
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let kept = try String(
      contentsOf: package.appending(path: GalleryArticle.path), encoding: .utf8)
    // In the short form, without the sections of the screens that are not explored.
    let sections = kept.dropLast().components(separatedBy: "\n\n## ")
    let titles = ["# The Gallery", "Overview"] + Explored.names.map { $0.capitalized + "\n" }
    let explored = sections.filter { titles.contains(where: $0.hasPrefix) }
    #expect(
      GalleryArticle(summaries).text == explored.joined(separator: "\n\n## ") + "\n",
      "Make it again: swift run screens diagram --all > \(GalleryArticle.path)")
  }
}
