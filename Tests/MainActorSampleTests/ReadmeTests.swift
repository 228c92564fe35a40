import Foundation
import Testing

/// The README's program is this target's, and prints what the README says.
@Suite struct ReadmeTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func theProgramIsAPartOfACompiledFile() throws {
    let program = try fence("swift")
    #expect(program.contains("@MainActor func lamp()"))
    #expect(try text("Tests/MainActorSampleTests/Lamp.swift").contains(program))
  }

  @Test func theProgramPrintsTheTranscript() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await lamp()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(try output == fence(""))
  }

  /// The first fence of a language in the README, without its marks.
  private func fence(_ language: String) throws -> String {
    let lines = try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    var isInside = false
    var found: [Substring]?
    for line in lines {
      if line.hasPrefix("```") {
        if found != nil { break }
        if !isInside, line == "```\(language)" { found = [] }
        isInside.toggle()
      } else {
        found?.append(line)
      }
    }
    return try #require(found).map { $0 + "\n" }.joined()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
