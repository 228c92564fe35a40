import Foundation
import Testing

/// The figures in the README are those of the documentation, and so of one run.
@Suite struct DocumentationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theFiguresOfTheReadmeAreThoseOfTheDocumentation() throws {
    let article = try text("Docs/ScreenStates.docc/Benchmarks.md")
    let section = try text("README.md").split(separator: "## What it costs").last
    let figures = try #require(section?.split(separator: "## The folders").first)
      .split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(figures.count > 8)
    for line in figures { #expect(article.contains(line)) }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
