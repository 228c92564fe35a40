import Foundation
import Testing

/// What the documentation says of the targets is what its table says.
@Suite struct DocumentationTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func missedTargetsAreMarkedAndCounted() throws {
    let article = try text("Docs/ScreenStates.docc/Benchmarks.md")
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 4 && Double($0[1]) != nil }
    #expect(rows.count > 8)
    for row in rows {
      let (limit, here) = try (#require(Double(row[1])), #require(Double(row[2])))
      #expect(row[3] == (here > limit ? "**missed**" : "met"), "\(row[0])")
    }
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"]
    let missed = rows.count { $0[3] == "**missed**" }
    let word = words.indices.contains(missed) ? words[missed] : "\(missed)"
    #expect(article.contains("Of \(rows.count) targets \(word) are missed"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
