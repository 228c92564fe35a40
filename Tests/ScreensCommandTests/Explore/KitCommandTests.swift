import Foundation
import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Terminal
import Testing

@MainActor
@Suite(.noMistakes) struct KitCommandTests {
  private let command = ScreensCommand(environment: [:])

  @Test(arguments: ["explore", "audit", "diagram"])
  func anUnknownScreenIsAMistakeOfUse(_ word: String) async {
    #expect(await command.run([word, "nothing"]) == .usage)
    #expect(await command.run([word]) == .usage)
    #expect(await command.run([word, "books", "player"]) == .usage)
    #expect(await command.run([word, "--wrong", "books"]) == .usage)
  }

  @Test func aFormatIsOneOfFive() async throws {
    let summary = try #require(await Explored.summary("turnstile"))
    #expect(summary.text(in: .mermaid) == summary.diagram.mermaid)
    #expect(summary.text(in: .dot) == summary.diagram.dot)
    #expect(summary.text(in: .svg) + "\n" == summary.svg)
    #expect(summary.text(in: .text) == summary.diagram.text)
    #expect(summary.text(in: .table) == summary.table)
    #expect(await command.run(["diagram", "turnstile", "--format=text"]) == .success)
    #expect(await command.run(["diagram", "books", "--format="]) == .usage)
    #expect(await command.run(["diagram", "books", "--format"]) == .usage)
    #expect(await command.run(["diagram", "books", "--format", "png"]) == .usage)
    #expect(await command.run(["explore", "books", "--format", "dot"]) == .usage)
  }

  @Test(arguments: ["explore", "audit", "diagram"])
  func aCleanScreenEndsWell(_ word: String) async {
    #expect(await command.run([word, "turnstile"]) == .success)
    #expect(await command.run([word, "--help"]) == .success)
  }

  @Test func theOutputIsTheVerdict() async throws {
    let (output, errors) = await run("explore", "turnstile")
    let count = try #require(await Explored.summary("turnstile")).sequences
    // The details are in --verbose.
    #expect(output.hasPrefix("✓ turnstile: \(count) sequences, nothing wrong, "))
    #expect(output.count { $0 == "\n" } == 1)
    #expect(!errors.contains("PendingWork"), "\(errors)")
  }

  @Test func whatAnExplorerLeavesUnansweredIsLeftSoOnPurpose() async {
    let errors = await run("explore", "books").errors
    #expect(!errors.contains("PendingWork"), "\(errors)")
  }

  @Test(.inLongForm) func allScreensCanBeLookedAtTogether() async {
    let lines = await run("explore", "--all").output.split(separator: "\n")
    for exploration in ScreensCommand.explorations {
      #expect(lines.contains { $0.hasPrefix("✓ \(exploration.name): ") })
    }
  }

  @Test func aScreenWithoutFindingsIsClean() async throws {
    let found = try #require(await Explored.summary("books"))
    #expect(found.status(of: .explore) == .success)
    #expect(found.status(of: .audit) == .success)
    #expect(found.lines(for: .explore).count == 1)
    let details = found.lines(for: .explore, isVerbose: true).map(\.text)
    #expect(details.contains("findings:"))
  }

  @Test(.inLongForm) func theItemsHaveFourCombinationsAndTwelveNever() async throws {
    let items = try #require(await Explored.summary("items"))
    let lines = items.lines(for: .audit)
    #expect(lines[0].text == "✓ items: 16 combinations of 4 elements, 4 reachable")
    #expect(lines.count { $0.spans.first?.style == .green } == 4)
    #expect(lines.count { $0.text.hasSuffix("  impossible") } == 12)
    #expect(lines.contains { $0.text.hasSuffix("·      ·      ·      on         loading") })
  }
}
