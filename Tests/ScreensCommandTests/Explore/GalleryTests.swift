import Foundation
import GalleryExplorations
import ScreenStatesExplorer
import ScreensCommand
import TestTraits
import Testing

/// What the explorer finds in each screen; each is explored once for all tests.
@MainActor
enum Explored {
  /// The sample screens that are explored: all in the long form, otherwise the smallest.
  nonisolated static let names = isLongForm ? all : ["turnstile", "books"]

  nonisolated static let all = [
    "news", "items", "history", "turnstile", "books", "player", "products",
  ]

  private static var tasks: [String: Task<ExplorationSummary, Never>] = [:]

  static func exploration(_ name: String) throws -> Exploration {
    try #require(Exploration.all.first { $0.name == name })
  }

  static func summary(_ name: String) async throws -> ExplorationSummary {
    let exploration = try exploration(name)
    let task = tasks[name] ?? Task { await exploration.explore() }
    tasks[name] = task
    return await task.value
  }
}

/// The sample screens are without findings, and the documentation shows what the explorer finds.
@MainActor
@Suite(.noMistakes) struct GalleryTests {
  @Test(arguments: Explored.names)
  func everySequenceOfTheScreenIsClean(_ name: String) async throws {
    let summary = try await Explored.summary(name)
    // The time is told, and never asserted: it is the machine's.
    print("\(name): \(summary.figures), \(summary.duration)")
    #expect(summary.isToTheEnd)
    #expect(summary.findings == [])
    #expect(throws: Never.self) { try summary.audit.check() }
    for _ in 1..<runs {
      #expect(try await Explored.exploration(name).explore().text == summary.text)
    }
  }

  @Test func theArticleIsWhatTheExplorerFinds() async throws {
    #expect(Exploration.all.map(\.name) == Explored.all)
    var summaries: [ExplorationSummary] = []
    for name in Explored.names { summaries.append(try await Explored.summary(name)) }
    let kept = try String(contentsOf: packageFile(GalleryArticle.path), encoding: .utf8)
    // In the short form, without the sections of the screens that are not explored.
    let sections = kept.dropLast().components(separatedBy: "\n\n## ")
    let titles = ["# The Gallery", "Overview"] + Explored.names.map { $0.capitalized + "\n" }
    let explored = sections.filter { titles.contains(where: $0.hasPrefix) }
    #expect(
      GalleryArticle.text(of: summaries) == explored.joined(separator: "\n\n## ") + "\n",
      "Make it again: swift run screens diagram --all > \(GalleryArticle.path)")
  }

  @Test(arguments: Explored.names)
  func eachScreenHasItsPicture(_ name: String) async throws {
    let file = packageFile("Docs/ScreenStates.docc/Pictures/\(name).svg")
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(try await Explored.summary(name).svg == picture, "Make it again: Docs/diagrams.sh")
  }
}
