import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ExplorerTests {
  @Test func aScreenWithNoFlawIsExploredToTheEnd() async throws {
    let report = await explorer(of: .none).explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings == [])
    #expect(report.reached.map(\.kind) == ["loading", "showing", "failed"])
    #expect(report.neverReached == [])
    #expect(
      report.transitions.map { "\($0.from) → \($0.to): \($0.causes)" } == [
        "loading → showing: [\"success\"]", "loading → failed: [\"failure\"]",
        "showing → loading: [\"refresh()\"]", "failed → loading: [\"retry()\"]",
      ])
    #expect(
      report.transitions.last?.history == [
        "screen.start()", "await books.calls[0].fail(Offline())", "screen.state.retry()",
      ])
    #expect(report.ignored.contains { $0.from == "loading" && $0.cause == "retry()" })
    // A late answer is tried, too.
    #expect(report.refused.contains { $0.cause == "result" && $0.reason == "stale" })
    try report.check()
  }

  @Test func aSpinnerThatStaysOnIsFound() async throws {
    let report = await explorer(of: .spinnerStaysOn).explore()
    let finding = try #require(report.findings(.idleLoading).first)
    #expect(
      finding.description == """
        loading with nothing under way: showing shows loading, and nothing is under way.
            screen.start()
            await books.calls[0].succeed(["Emma"])
            // seen 11 times
        """)
  }

  @Test func aDeadEndIsFound() async throws {
    let finding = try #require(await explorer(of: .deadEnd).explore().findings(.deadEnd).first)
    #expect(
      finding.description == """
        dead end: Nothing leads out of failed.
            screen.start()
            await books.calls[0].fail(Offline())
            // seen 2 times
        """)
  }

  @Test func aStuckLoadingIsFound() async throws {
    let report = await explorer(of: .stuckLoading).explore()
    let finding = try #require(report.findings(.stuckLoading).first)
    #expect(
      finding.description == """
        loading with nothing under way: loading shows loading, and nothing is under way.
            screen.start()
            await books.calls[0].fail(Offline())
            // seen 19 times
            // the same cause: dead end: Nothing leads out of loading.
            // the same cause: stuck loading: loading shows loading, and no answer and no request \
        ends it.
        """)
    #expect(report.neverReached == ["failed"])
  }

  @Test func anOldErrorThatComesBackThroughACallbackIsFound() async throws {
    let report = await explorer(of: .oldError).explore()
    let finding = try #require(report.findings(.differentDisplays).first)
    #expect(
      finding.description == """
        different displays: .showing(["Emma"]) shows \
        ShelfDisplay(isLoading: false, books: ["Emma"], error: "Offline"), \
        and after a shorter sequence ShelfDisplay(isLoading: false, books: ["Emma"], error: nil). \
        Put what differs into the kind or the kept value, or watch it.
            screen.start()
            await books.calls[0].succeed(["Emma"])
            // and on another:
            screen.start()
            await books.calls[0].fail(Offline())
            screen.state.retry()
            await books.calls[1].succeed(["Emma"])
            // seen 6 times
        """)
  }

  @Test(.mistakes) func aStateThatAsksTwiceIsFound() async throws {
    let finding = try #require(await explorer(of: .asksTwice).explore().findings(.misuse).first)
    #expect(finding.sentence.contains("LoadingShelf"))
    #expect(finding.history == ["screen.start()"])
  }

  @Test(.mistakes) func aMistakeBeforeTheStartIsFound() async {
    let explorer = Explorer(OneKind.self) { _ in
      let screen = oneScreen()
      screen.state.perform {}
      return screen
    }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == [.misuse])
    #expect(findings.map(\.history) == [["screen.start()"]])
  }

  @Test func aStateThatIsNotFreedIsFound() async throws {
    let report = await explorer(of: .leak, sharing: Shared()).explore()
    let finding = try #require(report.findings(.leak).first)
    #expect(
      finding.sentence
        == "ShowingShelf outlives its released screen; capture it weakly in what holds it.")
  }

  @Test(.mistakes) func aFactoryThatGivesOneStateTwiceIsFound() async {
    let report = await explorer(of: .givesOneState).explore()
    #expect(report.findings(.misuse).count == 1)
    #expect(report.findings(.notEntered).count == 1)
  }

  @Test func whatScreensShareIsFound() async throws {
    let report = await explorer(of: .countsItsEntries, sharing: Shared()).explore()
    let finding = try #require(report.findings(.notRepeatable).first)
    #expect(report.findings(.notRepeatable).count == 1)
    #expect(report.ending == .notRepeatable)
    #expect(
      finding.sentence.hasPrefix(
        "The same calls led to another situation on a fresh subject: LoadingShelf.shared was Shared("
      )
    )
    #expect(finding.sentence.contains(" Let the closure make all that a subject needs: "))
  }

  @Test func aConditionThatChangesSomethingIsFound() async throws {
    let shared = Shared()
    let report = await explorerOfFeed { inputs, _ in
      let count = { @MainActor in
        shared.entries += 1
        return shared.entries % 3 > 0
      }
      inputs.act("feed.begin()", when: { _ in count() }) { $0.begin() }
    }.explore()
    let finding = try #require(report.findings(.notRepeatable).first)
    #expect(finding.sentence.contains(" A condition may only look."))
  }

  @Test func aKindThatNothingReachesIsFoundUnlessItMayBeMissed() async {
    var explorer = explorer(of: .unreachable)
    let report = await explorer.explore()
    #expect(report.findings(.neverReached).map(\.sentence) == ["No sequence reaches .failed."])
    explorer.mayMiss = ["failed"]
    #expect(await explorer.explore().findings(.neverReached) == [])
  }

  @Test func anInvariantThatFailsIsFoundWithItsHistory() async throws {
    var explorer = explorer(of: .none)
    explorer.always("there are no books") { _, display in display.books.isEmpty }
    let report = await explorer.explore()
    #expect(throws: FailedCheck.self) { try report.check() }
    let finding = try #require(report.findings.first)
    #expect(finding.sentence == "\"there are no books\" does not hold in showing.")
    #expect(
      finding.history == ["screen.start()", "await books.calls[0].succeed([\"Emma\"])"])
  }
}
