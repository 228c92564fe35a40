import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a finding prints stands in `PastedTests`, to the letter, and fails there.
@MainActor
@Suite(.inTurn) struct PrintedTestTests {
  /// Looks for the test of each finding, with the explorer written in.
  private func expectPasted(_ findings: [Finding], of explorer: String) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let file = try String(contentsOf: here.appending(path: "PastedTests.swift"), encoding: .utf8)
      .replacing("\n  ", with: "\n")
    for finding in findings {
      guard let test = finding.test else { continue }
      let text = test.replacing("// Make the explorer here.", with: "let explorer = \(explorer)")
      #expect(file.contains("\n\(text)\n"), "\(text)")
    }
  }

  /// A test that was pasted before an input or a property got another name fails, and says why.
  @Test func whatIsNotKnownIsReported() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let explorer = await signalExplorer()
      _ = await explorer.holds("what is dark is off", after: ["screen.start()", "screen.blink()"])
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("No property is named \"what is dark is off\"."))
    #expect(output.contains("screen.blink() is not known: write the test anew."))
  }

  /// As after a change of the answer that the explorer gives.
  @Test func anAnswerThatIsNoLongerGivenIsNotKnown() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { !$0.isLoading }) { $0.begin() }
      inputs.answers("server", of: server, with: [.fail(Offline(), as: "new")])
    }
    explorer.always("no error is shown") { $1.error == nil }
    for answer in ["old", "new"] {
      let calls = ["feed.begin()", "await server.calls[0].fail(\(answer))"]
      #expect(await !explorer.holds("no error is shown", after: calls))
    }
  }

  /// A call in the sentence of a finding is no list of calls.
  @Test func aTestThatExploresAgainHasNoCalls() async throws {
    let finding = try #require(
      await explorerOfFeed { inputs, _ in
        inputs.act("feed.calls()", when: { _ in false }) { $0.begin() }
      }.explore().findings(.neverPossible).first)
    let test = try #require(finding.test)
    #expect(test.contains("feed.calls()") && !test.contains("let calls"), "\(test)")
  }

  /// The calls are strings in a printed test, so no text keeps it from compiling or from failing.
  @Test func aTextThatIsNotSwiftIsPrintedAndRepeated() async throws {
    let text = #"a "quote" (\#n"#
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { !$0.isLoading }) { $0.begin() }
      inputs.answers("server", of: server, with: [.fail(Offline(), as: text)])
    }
    explorer.always("no error is shown") { $1.error == nil }
    let finding = try #require(await explorer.explore().findings(.broken).first)
    let call = "await server.calls[0].fail(\(text))"
    #expect(finding.history == ["feed.begin()", call])
    #expect(finding.test?.contains("    \(call.debugDescription),\n") == true)
    #expect(await !explorer.holds("no error is shown", after: finding.history))
  }

  /// A printed history is Swift, unless the text of a value is none.
  @Test(arguments: [
    ("the first page", false), ("", false), ("Page([1)", false), ("Page(1]", false),
    ("\"open", false), ("f() 2", false),
    ("[tea]", true), ("()", true), ("[:]", true),
    ("Page([row], next: Cursor(\"a \\\"b\\\" (\"))", true),
    ("try await make(first)", true), ("value as? any Row", true), ("try! one ?? .other", true),
  ])
  func aTextThatIsNoExpressionIsReportedOnce(text: String, isExpression: Bool) async {
    let said = Locked<[String]>([])
    MisuseReporter.$hear.withValue({ line in said.withLock { $0.append(line) } }) {
      for _ in 0..<2 { _ = Outcome.succeed(1, as: text) }
      _ = Outcome<Int>.fail(Offline(), as: text)
    }
    let sentence = "as: \"\(text)\" is no Swift expression, so no history with it compiles."
    #expect(said.value == (isExpression ? [] : [sentence]))
  }

  @Test func theFindingsOfAScreenArePasted() async throws {
    let findings = await signalExplorer().explore().findings
    #expect(findings.allSatisfy { $0.test != nil })
    #expect(Set(findings.map(\.rule)).isSuperset(of: [.broken, .idleLoading, .misuse]))
    try expectPasted(findings, of: "signalExplorer()")
  }

  @Test func theFindingsOfAnObjectArePasted() async throws {
    let findings = await feedExplorer().explore().findings
    #expect(findings.allSatisfy { $0.rule == .broken && $0.test != nil })
    try expectPasted(findings, of: "feedExplorer()")
  }

  /// Of a property along a history, of an object that loads while it is made, of two properties with
  /// alike names, and of a bundle.
  @Test func whatOnlyTheExplorerCanAskIsPasted() async throws {
    try await expectPasted(leavingExplorer().explore().findings, of: "leavingExplorer()")
    try await expectPasted(eagerExplorer().explore().findings, of: "eagerExplorer()")
    try await expectPasted(returningExplorer().explore().findings, of: "returningExplorer()")
    try await expectPasted(standExplorer().explore().findings, of: "standExplorer()")
  }

  @Test func aPropertyAlongAHistoryIsAskedByTheCalls() async {
    let explorer = leavingExplorer()
    let calls = ["feed.open(); let task = Task { await feed.load() }"]
    #expect(await explorer.holds("no item comes after leaving", after: calls))
    #expect(await explorer.holds("the server is asked once", after: calls))
    // Neither a property that is not there holds, nor one after a call that no input has.
    #expect(await !explorer.holds("the server is asked", after: calls))
    #expect(await !explorer.holds("the server is asked once", after: calls + ["feed.shut()"]))
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
    #expect(text.contains("\n    // .roses violets\n"), "\(text)")
  }

  @Test func twoHistoriesAreRepeatedTogether() async throws {
    let finding = try #require(
      await signalExplorer().explore().findings(.differentDisplays).first)
    #expect(finding.history.contains("// and on another:"))
    let found = await signalExplorer().findings(.differentDisplays, after: finding.history)
    #expect(found.map(\.sentence) == [finding.sentence])
  }

  /// A failed expectation prints it.
  @Test func anExplorerIsDescribedByItsClass() {
    #expect("\(signalExplorer())" == "an explorer of Screen<SignalKind>")
  }

  @Test func whatNeverHappenedIsPasted() async throws {
    let findings = await hopefulExplorer().explore().findings
    #expect(findings.map(\.rule) == [.deadEnd, .neverPossible, .neverTested])
    try expectPasted(findings, of: "hopefulExplorer()")
  }

  @Test(arguments: [Beside.child, .keeper, .meddler])
  func whatIsLeftBehindOrKeptIsPasted(beside: Beside) async throws {
    let findings = await explorerOfLoners(beside).explore().findings
    let rules: [Beside: Finding.Rule] = [.child: .left, .keeper: .leak, .meddler: .contradiction]
    #expect(findings.contains { $0.rule == rules[beside] })
    try expectPasted(findings, of: "explorerOfLoners(.\(beside))")
  }

  /// One that asks no more while it loads, and one that cancels its call, so that no answer is taken.
  @Test(arguments: [Mending.asksOnce, .cancels])
  func thePrintedTestsPassOnceTheClassIsMended(_ mending: Mending) async {
    let findings = await mendable(.none).explore().findings
    #expect(!findings.isEmpty && findings.allSatisfy { $0.rule == .broken })
    #expect(await mendable(mending).explore().findings == [])
    for finding in findings {
      let calls = finding.history
      #expect(await !mendable(.none).findings(finding.rule, after: calls).isEmpty)
      #expect(await mendable(mending).findings(finding.rule, after: calls) == [])
      if finding.rule == .broken {
        #expect(await mendable(mending).holds("the last question wins", after: calls))
      }
    }
  }

  @Test func nothingIsFoundAlongCallsWithoutAFault() async {
    let calls = ["screen.start()", "screen.state.go(to: .other)"]
    #expect(await explorerOfLoners(.none).findings(.leak, after: calls) == [])
    // Calls that no input has are told, whatever is looked for.
    let found = await explorerOfLoners(.none).findings(.leak, after: ["screen.state.go()"])
    #expect(found.map(\.sentence) == ["screen.state.go() is not known: write the test anew."])
  }
}

/// How a search is mended.
enum Mending: Sendable {
  case none, asksOnce, cancels
}

/// A value whose description has two lines.
private enum Poem: CustomStringConvertible {
  case short

  var description: String { "roses\nviolets" }
}

/// A search that shows old answers and, without an answer, loads for ever.
@MainActor
private func mendable(_ mending: Mending) -> Explorer<Page, [String]> {
  var explorer = explorerOfPage(
    kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.rows }
  ) { inputs in
    let server = PendingWork<String, [String]>(whenCancelled: .fail, reporter: .silent)
    for text in ["a", "b"] {
      inputs.act(
        "search.find(\"\(text)\")",
        when: { search in server.calls.count < 2 && (mending != .asksOnce || !search.isLoading) }
      ) { search in
        (search.text, search.isLoading) = (text, true)
        if mending != .none { search.rows = [] }
        if mending == .cancels { search.task?.cancel() }
        search.task = Task {
          let answer = try? await server(text)
          if Task.isCancelled { return }
          if let answer { search.rows = answer }
          search.isLoading = false
        }
      }
    }
    inputs.answers("server", of: server) { text, _ in [.succeed([text]), .fail(Offline())] }
  }
  explorer.mayEnd = ["at rest"]
  explorer.theLastQuestionWins({ $0.text }, shownFor: { $0.first })
  return explorer
}
