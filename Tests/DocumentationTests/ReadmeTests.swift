@testable import FirstProgram
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
      await Program.main()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let transcript = try fences("text").first
    #expect(output == transcript?.text)
  }

  /// The two versions of one screen, and how many lines the README says that they have.
  @Test func theLinesOfBothVersionsAreCounted() throws {
    let readme = try repository.text("README.md")
    for (type, name) in [("class FruitModel", "enum and switch"), ("class FruitState", "classes")] {
      let fence = try #require(fences("swift").first { $0.text.contains(type) })
      let count = fence.lines.filter { !$0.isEmpty }.count
      let isSaid = readme.contains("**\(count) lines** with \(name)")
      #expect(isSaid, "\(name): \(count)")
    }
  }

  @Test func theSamplesForEachInterfaceAreUnderTenLines() throws {
    let section = try repository.text("README.md").section(under: "## In an interface")
    let fences = Fence.all(in: section ?? "", of: "README.md").filter { $0.language == "swift" }
    #expect(fences.count == 3)
    for fence in fences { #expect(fence.lines.count < 10, "\(fence)") }
  }

  private func fences(_ language: String) throws -> [Fence] {
    try Fence.all(in: repository.text("README.md"), of: "README.md")
      .filter { $0.language == language }
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
