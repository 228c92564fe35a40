import GalleryExplorations
import ScreenStatesExplorer
import ScreensCommand
import Terminal
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct KitCommandTests {
  @Test(arguments: [DiagramFormat.mermaid, .dot, .svg, .text, .table])
  func aDiagramHasItsFormat(_ format: DiagramFormat) async throws {
    let summary = try await Explored.summary("turnstile")
    let diagram = summary.diagram
    let text =
      switch format {
      case .mermaid: diagram.mermaid
      case .dot: diagram.dot
      case .svg: summary.text(in: .svg)
      case .text: diagram.text
      case .table: summary.table
      }
    #expect(await run("diagram", "turnstile", "--format=\(format)").output == text + "\n")
  }

  @Test(arguments: ["turnstile", "books"])
  func theOutputIsTheVerdict(_ name: String) async throws {
    let summary = try await Explored.summary(name)
    let (output, errors) = await run("explore", name)
    // The details are in --verbose.
    #expect(output.hasPrefix("✓ \(name): \(summary.sequences) sequences, nothing wrong, "))
    #expect(output.count { $0 == "\n" } == 1)
    #expect(!errors.contains("PendingWork"), "\(errors)")
    let details = summary.lines(for: .explore, isVerbose: true).map(\.text)
    #expect(details.contains("findings:"))
    #expect(summary.status(of: .audit) == .success)
  }

  @Test(.inLongForm) func allScreensCanBeLookedAtTogether() async {
    let lines = await run("explore", "--all").output.split(separator: "\n")
    for name in Explored.all { #expect(lines.contains { $0.hasPrefix("✓ \(name): ") }) }
  }

  @Test func anAuditHasALineForEachCombination() async {
    let lines = await run("audit", "turnstile").output.split(separator: "\n")
    #expect(lines.first == "✓ turnstile: 8 combinations of 3 elements, 3 reachable")
    #expect(lines.count { $0.hasSuffix("  impossible") } == 5)
    #expect(lines.contains { $0.hasPrefix("  on    ·    on    unlocked") })
  }
}
