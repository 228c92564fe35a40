import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Nothing of what an explorer drives is still running when it looks.
@MainActor
@Suite(.noMistakes) struct RestTests {
  private func explorer(calls: Int = 1) -> Explorer<Loader, [String]> {
    Explorer(
      Loader.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.lines }
    ) { inputs in
      let work = PendingWork<Int, String>()
      let clock = ManualClock()
      inputs.act("loader.load()", when: { _ in work.calls.count < calls }) { $0.load() }
      inputs.answers("work", of: work, with: [.succeed("tea")])
      inputs.clock(clock)
      return Loader(work, clock)
    }
  }

  @Test(.enabled(if: restIsKnown()))
  func workThatLeavesTheMainActorIsExploredToTheEnd() async throws {
    let report = await explorer(calls: 2).explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings(.notRepeatable) == [])
    #expect(report.findings(.leak) == [])
    #expect(report.frames.map(\.shown).contains(["tea 2", "tea 2"]))
  }

  @Test(.enabled(if: restIsKnown())) func everyRunGivesAnEqualReport() async {
    let explorer = explorer()
    let first = await explorer.explore()
    #expect(first.unrest == nil)
    let count = isLongForm ? 1_000 : 20
    var equal = 0
    for _ in 0..<count where await explorer.explore().description == first.description {
      equal += 1
    }
    #expect(equal == count)
  }

  @Test(.enabled(if: restIsKnown())) func whatOtherThreadsMakeReadyIsNotEndless() {
    // Cancelled sleeps come back from other threads, also while a run ends.
    for _ in 0..<(isLongForm ? 500 : 20) {
      let rest = Rest()
      _ = rest.run {
        for _ in 0..<8 {
          Task { try? await Task.sleep(for: .seconds(1)) }
        }
      }
      let outcome = rest.run { rest.cancelSleepers() }
      #expect(!outcome.isEndless)
      rest.end()
    }
  }

  @Test func whereRestIsGuessedTheReportSaysSoAndNamesWhatLeftTheMainActor() async {
    var explorer = explorer()
    explorer.guessesRest = true
    let sentence =
      "guessed by turns of the main actor, because the test sets guessesRest; loader.load() started"
      + " work that the kit does not see: inject a service that a PendingWork answers, and a"
      + " ManualClock"
    // Work that returns to the main actor in time is not seen, so this may take several runs.
    var isNamed = false
    for _ in 0..<100 where !isNamed { isNamed = await explorer.explore().unrest == sentence }
    #expect(isNamed)
  }

  @Test func whereRestIsGuessedNothingIsNamedThatStaysOnTheMainActor() async {
    var explorer = explorerOfFlags()
    explorer.guessesRest = true
    #expect(
      await explorer.explore().unrest
        == "guessed by turns of the main actor, because the test sets guessesRest; work that leaves"
        + " the main actor may be missed, except that of a screen: inject a service that a"
        + " PendingWork answers, and a ManualClock")
  }

  @Test(.enabled(if: restIsKnown())) func whatComesFromAnUnknownThreadIsNamed() async throws {
    let report = await Explorer(
      Downloader.self, kind: { $0.isDone ? "done" : "waiting" }, showing: { $0.isDone }
    ) { inputs in
      inputs.act("downloader.download()", when: { !$0.hasBegun }) { $0.download() }
      inputs.act("downloader.wait()", when: { $0.hasBegun }) { _ in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
        }
      }
      return Downloader()
    }.explore()
    #expect(
      try #require(report.unrest).hasSuffix(
        " started work that the kit does not see: inject a service that a PendingWork answers, and a"
          + " ManualClock"))
    #expect(report.unrest?.hasPrefix("downloader.") == true)
  }

  @Test(.enabled(if: restIsKnown())) func aRealSleepIsVirtualAndPrinted() async throws {
    var explorer = Explorer(
      Debounced.self, kind: { _ in "only" }, showing: { $0.shown }
    ) { inputs in
      inputs.act("search.type(\"a\")") { $0.type("a") }
      inputs.act("search.type(\"ab\")") { $0.type("ab") }
      return Debounced()
    }
    explorer.depth = 4
    explorer.always("nothing is found") { _, shown in shown.isEmpty }
    let finding = try #require(await explorer.explore().findings(.broken).first)
    #expect(
      finding.history == [
        "search.type(\"a\")", "try await Task.sleep(for: .milliseconds(300))",
      ])
  }

  @Test(.enabled(if: restIsKnown())) func aTaskThatNeverRestsIsFound() async throws {
    let report = await Explorer(
      Spinner.self, kind: { $0.isSpinning ? "spinning" : "still" }, showing: { $0.isSpinning }
    ) { inputs in
      inputs.act("spinner.spin()") { $0.spin() }
      return Spinner()
    }.explore()
    let finding = try #require(report.findings(.endless).first)
    #expect(finding.sentence == "spinner.spin() starts something that never comes to rest.")
    #expect(finding.history == ["spinner.spin()"])
  }
}

/// Whether the executors can be owned here.
func restIsKnown() -> Bool {
  #if os(Linux) && canImport(Glibc) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4)
    true
  #else
    false
  #endif
}

/// Loads by a queue of its own.
@MainActor
private final class Downloader {
  private(set) var hasBegun = false
  private(set) var isDone = false

  func download() {
    hasBegun = true
    Task {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
      }
      isDone = true
    }
  }
}
