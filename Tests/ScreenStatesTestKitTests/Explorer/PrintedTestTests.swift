import Foundation
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a finding prints stands in `PastedTests`, to the letter, and fails there.
@MainActor
@Suite struct PrintedTestTests {
  private func pasted() throws -> String {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: here.appending(path: "PastedTests.swift"), encoding: .utf8)
    return text.replacing("\n  ", with: "\n")
  }

  /// A printed test, with the set-up written in.
  private func test(of finding: Finding, _ explorer: String, _ subject: [String]) throws -> String {
    let text = try #require(finding.test)
    return text.replacing("// Make the explorer here.", with: explorer)
      .replacing(
        /\/\/ Make the [a-z]+ here, and what it needs, as the explorer does\./,
        with: subject.joined(separator: "\n  "))
  }

  @Test func theFindingsOfAScreenArePasted() async throws {
    let findings = await signalExplorer().explore().findings
    #expect(
      findings.compactMap { $0.test == nil ? nil : $0.rule }
        == [.broken, .idleLoading, .misuse, .broken, .differentDisplays])
    let file = try pasted()
    for finding in findings where finding.test != nil {
      let text = try test(
        of: finding, "let explorer = signalExplorer()",
        [
          "let states = SignalStates(memory: SignalMemory())",
          "let screen = SignalScreen(initial: .off, states: states)",
        ])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test func theFindingsOfAnObjectArePasted() async throws {
    let findings = await feedExplorer().explore().findings
    #expect(findings.map(\.rule) == [.broken, .broken])
    let file = try pasted()
    for finding in findings {
      let text = try test(
        of: finding, "let explorer = feedExplorer()",
        [
          "let server = PendingWork<FeedQuery, [String]>(reporter: .silent)",
          "let feed = Feed(server)",
        ])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test func whatOnlyTheExplorerCanAskIsPasted() async throws {
    let findings = await leavingExplorer().explore().findings
    #expect(findings.map(\.rule) == [.broken, .broken])
    let file = try pasted()
    for finding in findings {
      let text = try test(of: finding, "let explorer = leavingExplorer()", [])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test func aPropertyAlongAHistoryIsAskedByTheCalls() async {
    let explorer = leavingExplorer()
    let calls = ["feed.open(); let task = Task { await feed.load() }"]
    #expect(await explorer.holds("no item comes after leaving", after: calls))
    #expect(await explorer.holds("the server is asked once", after: calls))
    // Neither a property that is not there holds, nor one after calls that are not possible.
    #expect(await !explorer.holds("the server is asked", after: calls))
    #expect(await !explorer.holds("the server is asked once", after: calls + calls))
  }

  @Test func whatNoExpectationCanSayHasNoTest() async {
    var explorer = feedExplorer()
    explorer.mayEnd = []
    explorer.sometimes("there are nine items") { _, shown in shown.items.count == 9 }
    let findings = await explorer.explore().findings
    #expect(findings.filter { $0.rule == .neverTested }.map(\.test) == [nil])
  }
}
