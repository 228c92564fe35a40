import Foundation
import TestTraits
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// Nothing of what an explorer drives is still running when it looks.
@MainActor
@Suite(.noMistakes) struct RestTests {
  #if os(Linux) && arch(x86_64) && compiler(>=6.3) && compiler(<6.4)
    @Test func restIsKnownUnlessTheEnvironmentSaysOtherwise() {
      let isGuessed = ProcessInfo.processInfo.environment["SCREEN_STATES_GUESS_REST"] != nil
      #expect((RestCheck.missed == nil) != isGuessed)
    }

    /// They may be freed, and asking one whether it was cancelled would then end the process.
    @Test(.restIsKnown("It runs no jobs."))
    func aRestThatHasEndedAsksNoTask() {
      let rest = Rest()
      var reply: CheckedContinuation<Void, Never>?
      _ = rest.run { Task { await withCheckedContinuation { reply = $0 } } }
      #expect(rest.tasks.known == 1)
      rest.end()
      #expect(rest.tasks.known == 0)
      reply?.resume()
    }
  #endif

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

  @Test func workThatLeavesTheMainActorIsExploredToTheEnd() async throws {
    let report = await explorer(calls: 2).explore()
    #expect(report.ending == .exhausted)
    #expect(report.findings(.notRepeatable) == [])
    #expect(report.findings(.leak) == [])
    #expect(report.frames.map(\.shown).contains(["tea 2", "tea 2"]))
  }

  @Test func everyRunGivesAnEqualReport() async {
    let explorer = explorer()
    let first = await explorer.explore()
    #expect(first.doubt == nil)
    let count = isLongForm ? 1_000 : 20
    var equal = 0
    for _ in 0..<count where await explorer.explore().description == first.description {
      equal += 1
    }
    #expect(equal == count)
  }

  @Test(.restIsKnown("It runs no jobs."))
  func whatOtherThreadsMakeReadyIsNotEndless() {
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

  @Test func workThatLeavesTheMainActorIsWaitedForWhereRestIsGuessed() async {
    var explorer = explorer()
    let report = await explorer.explore()
    explorer.guessesRest = true
    let guess = await explorer.explore()
    #expect(guess.unrest == "guessed by turns of the main actor, because the test sets guessesRest")
    #expect(guess.summary == report.summary)
    // A printed test says how long the exploration took.
    let tests = [guess, report].map { found in
      found.findings.map { $0.test?.replacing(/which took .*\./, with: "") }
    }
    #expect(tests[0] == tests[1])
    #expect(guess.findings.map(\.description) == report.findings.map(\.description))
  }

  @Test(arguments: Away.ways)
  func aGuessThatMayBeWrongSaysSoFirstAndFailsTheCheck(_ begin: @escaping Away.Begin) async throws {
    let endless = Endless()
    defer { endless.end() }
    var explorer = explorerOfModel(Payer.self, showing: { $0.balance }) { inputs in
      let service = PendingWork<Void, Void>(reporter: .silent)
      inputs.answers("service", of: service, with: [])
      inputs.act("begin()") { _ in await begin(endless, service) }
      return Payer()
    }
    (explorer.guessesRest, explorer.depth) = (true, 1)
    explorer.patience = .milliseconds(10)
    let sentence =
      "begin() started work that the kit does not see: inject a service that a PendingWork answers,"
      + " and a ManualClock"
    var report = await explorer.explore()
    #expect(report.description.hasPrefix("not sure: \(sentence)\n"))
    #expect(
      report.findings(.guessed).map(\.sentence) == [
        "\(sentence), wait for it in settled, or set mayGuess."
      ])
    #expect(throws: FailedCheck.self) { try report.check() }
    explorer.mayGuess = true
    report = await explorer.explore()
    #expect(report.description.hasPrefix("not sure: \(sentence)\n"))
    try report.check()
  }

  @Test(.restIsKnown("It waits for the task, and does not see the thread."))
  func whatComesFromAnUnknownThreadIsNamed() async throws {
    func wait(_ seconds: Double) async {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { continuation.resume() }
      }
    }
    var explorer = explorerOfPage(
      kind: { $0.isOpen ? "done" : "waiting" }, showing: { $0.isOpen }
    ) { inputs in
      inputs.act("downloader.download()", when: { $0.count == 0 }) { downloader in
        downloader.count = 1
        Task {
          await wait(0.01)
          downloader.isOpen = true
        }
      }
      inputs.act("downloader.wait()", when: { $0.count == 1 }) { _ in await wait(0.02) }
    }
    let report = await explorer.explore()
    #expect(
      try #require(report.unrest).hasSuffix(
        " started work that the kit does not see: inject a service that a PendingWork answers, and a"
          + " ManualClock"))
    #expect(report.unrest?.hasPrefix("downloader.") == true)
    #expect(report.findings(.guessed).count == 1)
    explorer.mayGuess = true
    #expect(await explorer.explore().findings(.guessed) == [])
  }

  @Test(.restIsKnown("It does not tell a loop that yields from work elsewhere."))
  func aTaskThatNeverRestsIsFound() async throws {
    let report = await Explorer(
      Spinner.self, kind: { $0.isSpinning ? "spinning" : "still" }, showing: { $0.isSpinning }
    ) { inputs in
      inputs.act("spinner.spin()") { $0.spin() }
      return Spinner()
    }.explore()
    let finding = try #require(report.findings(.endless).first)
    #expect(finding.sentence == "spinner.spin() starts something that never comes to rest.")
    #expect(finding.history == ["spinner.spin()"])
    // It is not said to run where the kit does not see it.
    #expect(report.unrest == nil)
  }
}
