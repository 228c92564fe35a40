import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a finding prints stands in `PastedTests`, to the letter, and fails there.
@MainActor
@Suite(.inTurn) struct PrintedTestTests {
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
        /\/\/ Make the [A-Za-z]+ here, and what it needs, as the explorer does\./,
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

  @Test func whatBeginsWithTheMakingIsAskedOfTheExplorer() async throws {
    let findings = await eagerExplorer().explore().findings
    #expect(findings.map(\.rule) == [.broken])
    let text = try test(of: findings[0], "let explorer = eagerExplorer()", [])
    #expect(try pasted().contains("\n\(text)\n"), "\(text)")
  }

  @Test func eachTestOfAReportHasANameOfItsOwn() async throws {
    let findings = await returningExplorer().explore().findings
    #expect(findings.map(\.rule) == [.broken, .broken])
    let file = try pasted()
    for finding in findings {
      let text = try test(of: finding, "let explorer = returningExplorer()", [])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test func whatIsShownIsACommentOfOneLine() async throws {
    var explorer = Explorer(
      Feed.self, kind: { $0.isOpen ? "open" : "closed" }, showing: { _ in Poem.short }
    ) { inputs in
      inputs.act("feed.open()", when: { !$0.isOpen }) { $0.open() }
      return Feed(PendingWork(reporter: .silent))
    }
    explorer.mayEnd = ["open"]
    explorer.always("the feed is closed") { feed, _ in !feed.isOpen }
    let text = try #require(await explorer.explore().findings.first?.test)
    #expect(text.contains("\n  // .roses violets\n"), "\(text)")
  }

  @Test func twoHistoriesAreRepeatedTogether() async throws {
    let finding = try #require(
      await signalExplorer().explore().findings(.differentDisplays).first)
    #expect(finding.history.contains("// and on another:"))
    let found = await signalExplorer().findings(.differentDisplays, after: finding.history)
    #expect(found.map(\.sentence) == [finding.sentence])
  }

  @Test func theFindingsOfABundleAreAskedOfIt() async throws {
    let findings = await standExplorer().explore().findings
    #expect(findings.map(\.rule) == [.broken])
    let text = try test(
      of: findings[0], "let explorer = standExplorer()",
      ["let feedStand = FeedStand()", "let (feed, stand) = (feedStand.feed, feedStand)"])
    #expect(try pasted().contains("\n\(text)\n"), "\(text)")
  }

  /// A failed expectation prints it.
  @Test func anExplorerIsDescribedByItsClass() {
    #expect("\(signalExplorer())" == "an explorer of Screen<SignalKind>")
  }

  @Test func whatNeverHappenedIsPasted() async throws {
    let findings = await hopefulExplorer().explore().findings
    #expect(findings.map(\.rule) == [.deadEnd, .neverPossible, .neverTested])
    let file = try pasted()
    for finding in findings {
      let text = try test(of: finding, "let explorer = hopefulExplorer()", [])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test(arguments: [Beside.child, .keeper, .meddler])
  func whatIsLeftBehindOrKeptIsPasted(beside: Beside) async throws {
    let findings = await explorerOfLoners(beside).explore().findings
    let rules: [Beside: Finding.Rule] = [.child: .left, .keeper: .leak, .meddler: .contradiction]
    #expect(findings.contains { $0.rule == rules[beside] })
    let file = try pasted()
    for finding in findings {
      let text = try test(of: finding, "let explorer = explorerOfLoners(.\(beside))", [])
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  @Test func nothingIsFoundAlongCallsWithoutAFault() async {
    let calls = ["screen.start()", "screen.state.go(to: .other)"]
    #expect(await explorerOfLoners(.none).findings(.leak, after: calls) == [])
    // Calls that are not possible are told, whatever is looked for.
    let found = await explorerOfLoners(.none).findings(.leak, after: ["screen.state.go()"])
    #expect(found.map(\.sentence) == ["screen.state.go() was no longer possible."])
  }
}

/// A value whose description has two lines.
private enum Poem: CustomStringConvertible {
  case short

  var description: String { "roses\nviolets" }
}
