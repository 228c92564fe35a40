import GalleryExplorations
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The diagrams of sample screens with hosted screens, conditions and ignored requests.
@MainActor
@Suite(.noMistakes) struct GalleryDiagramTests {
  private nonisolated static let names = ["books", "turnstile"] + (isLongForm ? ["player"] : [])

  private func diagram(of name: String) async throws -> Diagram {
    let exploration = try #require(Exploration.all.first { $0.name == name })
    return await exploration.explore().diagram
  }

  @Test(arguments: names)
  func mermaidIsWellFormed(_ name: String) async throws {
    #expect(MermaidGrammar.complaints(of: try await diagram(of: name).mermaid) == [])
  }

  @Test(
    .enabled(
      if: Graphviz.dot != nil,
      "dot is not installed, so that it cannot say whether it understands the diagrams."),
    arguments: names)
  func dotUnderstands(_ name: String) async throws {
    let drawn = try #require(try Graphviz.draw(try await diagram(of: name).dot))
    #expect(drawn.status == 0)
  }

  @Test func theTurnstileHasAConditionAndAnIgnoredEvent() async throws {
    let mermaid = try await diagram(of: "turnstile").mermaid
    #expect(mermaid.contains("locked --> unlocked : coin(), paid [condition]"))
    #expect(mermaid.contains("ignores push(), open()"))
    #expect(mermaid.contains("refuses close() → outOfService"))
  }
}
