import Foundation
import GalleryExplorations
import ScreenStatesExplorer
import ScreensCommand
import TestTraits
import Testing

/// What the explorer finds in each screen; each is explored once for all tests.
@MainActor
enum Explored {
  /// Whether what the tests compare is written anew.
  nonisolated static let isRecorded =
    ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

  /// The sample screens that are explored: all to record them and in the long form, otherwise the
  /// smallest.
  nonisolated static let names = isLongForm || isRecorded ? all : ["turnstile", "books"]

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
    let file = packageFile("Docs/ScreenStates.docc/Gallery.md")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n## ")
    var found: [String] = []
    for name in Explored.names { found.append(try await Explored.summary(name).section) }
    if Explored.isRecorded {
      let article = (sections.prefix(2) + found).joined(separator: "\n\n## ") + "\n"
      try Data(article.utf8).write(to: file)
    } else {
      let kept = sections.map { $0.trimmingCharacters(in: .newlines) }
      for section in found { #expect(kept.contains(section), "Make it again: Docs/diagrams.sh") }
      #expect(kept.dropFirst(2).map { $0.prefix { !$0.isNewline }.lowercased() } == Explored.all)
    }
  }

  @Test(arguments: Explored.names)
  func eachScreenHasItsPicture(_ name: String) async throws {
    let file = packageFile("Docs/ScreenStates.docc/Pictures/\(name).svg")
    let picture = try String(contentsOf: file, encoding: .utf8)
    let drawn = try await Explored.summary(name).text(in: .svg) + "\n"
    #expect(drawn == picture, "Make it again: Docs/diagrams.sh")
  }
}
