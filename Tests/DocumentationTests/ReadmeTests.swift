@testable import FirstProgram
import TestTraits
import Testing

/// The README is short, and what it says is so.
@Suite struct ReadmeTests {
  private let repository = Repository()

  @Test func itIsShort() throws {
    #expect(try repository.text("README.md").allLines.dropLast().count < 250)
  }

  @Test func theFirstProgramPrintsItsTranscript() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      ProcessBound.set()
      await Program.main()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let section = try repository.text("README.md").section(under: "## A whole screen in one line")
    let transcript = Fence.all(in: section ?? "", of: "README.md").first { $0.language == "text" }
    #expect(output == transcript?.text)
  }

  /// The two versions of one screen, and how many lines the texts say that they have.
  @Test func theLinesOfBothVersionsAreCounted() throws {
    let path = "Docs/ScreenStates.docc/ClassesOrEnum.md"
    let (article, readme) = try (repository.text(path), repository.text("README.md"))
    let fences = Fence.all(in: article, of: path).filter { $0.language == "swift" }
    let counts = try ["class FruitState", "class FruitModel"].map { type in
      try #require(fences.first { $0.text.contains(type) }).lines.count { !$0.isEmpty }
    }
    let text = "**\(counts[0]) lines** with classes, **\(counts[1]) lines** with enum and switch"
    #expect(article.contains(text))
    #expect(readme.contains("takes \(counts[1]) lines instead of \(counts[0])"))
    #expect(readme.contains("a similar one](\(path)), \(counts[0]) lines"))
  }

  @Test func theSamplesForEachInterfaceAreUnderTenLines() throws {
    let section = try repository.text("README.md").section(under: "## In SwiftUI and UIKit")
    let fences = Fence.all(in: section ?? "", of: "README.md").filter { $0.language == "swift" }
    #expect(fences.count == 2)
    for fence in fences { #expect(fence.lines.count < 10, "\(fence)") }
  }
}

extension String {
  /// The part of a text under a heading, up to the next one of its level.
  func section(under heading: String) -> String? {
    let lines = allLines
    guard let start = lines.firstIndex(of: heading) else { return nil }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
  }
}
