import Foundation
import Testing

/// The README's programs are this target's, and print what the README says.
@Suite struct ReadmeTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [(0, "Lamp", "func lamp()"), (1, "Fruit", "func fruit() async")])
  func aProgramIsAPartOfACompiledFile(_ number: Int, _ file: String, _ name: String) throws {
    let program = try fence("swift", number)
    #expect(program.contains("@MainActor \(name)"))
    #expect(try text("Tests/MainActorSampleTests/\(file).swift").contains(program))
  }

  @Test func theLampPrintsItsTranscript() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await lamp()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(try output == fence("", 0))
  }

  @Test func theFruitPrintsItsTranscript() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await fruit()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(try output == fence("", 1))
  }

  /// One of the fences of a language in the README, without its marks.
  private func fence(_ language: String, _ number: Int) throws -> String {
    let lines = try text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    var found: [[Substring]] = []
    var fence: (language: Substring, lines: [Substring])?
    for line in lines {
      if !line.hasPrefix("```") {
        fence?.lines.append(line)
      } else if let ended = fence {
        if ended.language == language { found.append(ended.lines) }
        fence = nil
      } else {
        fence = (line.dropFirst(3), [])
      }
    }
    try #require(found.count > number)
    return found[number].map { $0 + "\n" }.joined()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
