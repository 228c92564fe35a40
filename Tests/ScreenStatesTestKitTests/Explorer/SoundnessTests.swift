import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What a report says is so, and what it cannot say it finds.
@MainActor
@Suite(.noMistakes) struct SoundnessTests {
  private func counting(
    ignoring: Set<String> = [], _ declare: @escaping @MainActor (Inputs<Counting>) -> Void
  ) -> Explorer<Counting, Bool> {
    explorerOfModel(Counting.self, showing: { $0.isBroken }, ignoring: ignoring) { inputs in
      inputs.act("counting.tap()") { $0.tap() }
      declare(inputs)
      return Counting()
    }
  }

  @Test func aPropertyIsAskedAfterAStopToo() async throws {
    var explorer = explorer(of: .none)
    explorer.always("it runs for ever") { screen, _ in screen.isRunning }
    let finding = try #require(await explorer.explore().findings(.broken).first)
    #expect(
      finding.description.hasPrefix(
        """
        broken: "it runs for ever" does not hold after a stop.
            screen.start()
            screen.stop()
            // seen
        """))
  }

  @Test func anInputThatIsNeverPossibleIsFoundUnlessItMayBeMissed() async throws {
    var explorer = counting { $0.act("counting.renew()", when: { _ in false }) { $0.renew() } }
    let finding = try #require(await explorer.explore().findings(.neverPossible).first)
    #expect(finding.sentence == "No sequence makes counting.renew() possible.")
    explorer.mayMiss = ["counting.renew()"]
    try await explorer.explore().check()
  }

  @Test func anAnswerThatIsNeverGivenIsFoundUnlessItMayBeMissed() async throws {
    let work = PendingWork<Void, Bool>()
    var explorer = counting { $0.answers("work", of: work, with: [.succeed(true)]) }
    let finding = try #require(await explorer.explore().findings(.neverGiven).first)
    #expect(finding.sentence == "No call ever takes work.succeed(true).")
    explorer.mayMiss = ["work"]
    try await explorer.explore().check()
  }

  @Test func aPropertyThatCouldNeverFailIsFound() async throws {
    var explorer = counting { _ in }
    explorer.always("whoever sees this is wrong", when: { _, _ in false }) { _, _ in false }
    let finding = try #require(await explorer.explore().findings(.neverTested).first)
    #expect(
      finding.sentence
        == "No sequence fulfils the condition of \"whoever sees this is wrong\".")
    explorer.mayMiss = ["whoever sees this is wrong"]
    try await explorer.explore().check()
  }

  @Test func aServiceThatIsNeverCalledIsFoundOnce() async throws {
    let work = PendingWork<Void, Bool>()
    var explorer = counting {
      $0.answers("work", of: work, with: [.succeed(true), .fail(Offline())], twice: true)
    }
    let sentence = "No call ever takes an answer of work."
    #expect(await explorer.explore().findings(.neverGiven).map(\.sentence) == [sentence])
    explorer.mayMiss = ["work"]
    try await explorer.explore().check()
    explorer.mayMiss = ["work.succeed(true)"]
    #expect(await explorer.explore().findings(.neverGiven).count == 2)
  }

  /// The second call is cancelled when the first fails, and the answer of a server may be late.
  @Test(.restIsKnown("It does not know how many parts of an async let still run."))
  func whatAnAsyncLetStillAwaitsIsUnderWay() async throws {
    func loadBoth(_ server: PendingWork<Void, Void>) async throws {
      async let first: Void = server(())
      async let second: Void = server(())
      _ = try await (first, second)
    }
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("pair.load()", when: { !$0.isLoading }) { pair in
        pair.isLoading = true
        Task {
          try? await loadBoth(server)
          pair.isLoading = false
        }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
    }
    explorer.isLoading = { $0 }
    try await explorer.explore().check()
  }

  /// What goes on after a sleep that the end of a history cuts short calls once more.
  @Test(.restIsKnown("It does not know of sleeps."))
  func noCallOfAHistoryWaitsAfterIt() async {
    var services: [PendingWork<Void, Void>] = []
    let explorer = explorerOfModel(Counting.self, showing: { $0.isBroken }) { inputs in
      let service = PendingWork<Void, Void>(reporter: .silent)
      services.append(service)
      inputs.act("doze()", atMost: 1) { _ in
        Task {
          for _ in 0..<3 {
            try? await Task.sleep(for: .seconds(1))
            try? await service(())
          }
        }
      }
      inputs.answers("service", of: service, with: [.succeed(())])
      return Counting()
    }
    _ = await explorer.explore()
    #expect(services.count > 3)
    #expect(services.allSatisfy { $0.waiting.isEmpty })
  }

  @Test func situationsWithOtherAnswersAreNotTheSame() async {
    var explorer = explorerOfFeed { inputs, server in
      var isBlocked = false
      inputs.act("feed.load()", when: { _ in server.calls.isEmpty }) { $0.begin() }
      inputs.act("server.block()") { _ in isBlocked = true }
      inputs.answers("server", of: server) { _, _ in [isBlocked ? .fail(Offline()) : .succeed([])] }
    }
    explorer.always("no error is shown") { _, shown in shown.error == nil }
    #expect(
      await explorer.explore().findings(.broken).map(\.history) == [
        ["feed.load()", "server.block()", "await server.calls[0].fail(Offline())"]
      ])
  }

  @Test func aClockOnWhichNothingIsDueIsFound() async throws {
    let report = await counting { $0.clock(ManualClock()) }.explore()
    let finding = try #require(report.findings(.neverPossible).first)
    #expect(finding.sentence.hasPrefix("Nothing is ever due on clock;"))
  }

  @Test func aBoundThatNobodyAskedForFailsTheCheck() async throws {
    var explorer = counting { $0.act("counting.renew()") { $0.renew() } }
    let report = await explorer.explore()
    #expect(report.ending == .depth(40))
    #expect(
      report.findings(.bound).first?.sentence.contains(
        "token never repeated along the longest sequence: 38, then 39, then 40; put it into ignoring,"
      ) == true)
    #expect(throws: FailedCheck.self) { try report.check() }
    explorer.depth = 5
    try await explorer.explore().check()
  }

  @Test func aBudgetEndsWithWhatItHas() async throws {
    var explorer = counting { $0.act("counting.renew()") { $0.renew() } }
    explorer.budget = .zero
    let report = await explorer.explore()
    #expect(report.ending == .budget(.zero))
    #expect(report.histories == 1)
    #expect(
      report.summary
        == "Tried 1 sequences of inputs, 1 different situations, in 0.0 seconds: nothing wrong")
  }

  /// A screen that goes on after a request leaves something behind, so the search begins again.
  @Test func aSearchThatBeginsAgainHasNoNewBudget() async {
    var (isLate, made) = (false, 0)
    var kept: [AnyObject] = []
    var explorer = Explorer(LonerKind.self) { inputs in
      var hasLooked = false
      if isLate { made += 1 }
      inputs.request("look()") { _ in hasLooked = true }
      inputs.request("go(to: .other)") { state in
        if hasLooked, !isLate {
          isLate = true
          kept.append(state)
          Thread.sleep(forTimeInterval: 1)
        }
        state.go(to: .other)
      }
      return Screen(initial: .one, states: LonerStates(beside: .none, keeper: Keeper()))
    }
    explorer.budget = .seconds(1)
    #expect(await explorer.explore().ending == .budget(.seconds(1)))
    // The last history of the first search, the first of the second, and those of its findings.
    #expect(made < 10)
  }

  @Test func theBoundOfSituationsCountsWhatItSays() async throws {
    var explorer = counting { _ in }
    explorer.situations = 7
    let whole = await explorer.explore()
    #expect(whole.ending == .exhausted)
    #expect(
      whole.summary == "Tried all 8 sequences of inputs, 7 different situations: nothing wrong")
    explorer.situations = 6
    let cut = await explorer.explore()
    #expect(cut.ending == .situations(6))
    #expect(cut.situations == 6)
    try cut.check()
  }

  @Test func theSummarySaysThatABoundOfTheTestWasMet() async {
    for (limit, isMet) in [(2, true), (9, false)] {
      let report = await explorerOfModel(Counting.self, showing: { $0.isBroken }) { inputs in
        inputs.act("counting.tap()", atMost: limit, when: { !$0.isBroken }) { $0.tap() }
        return Counting()
      }.explore()
      let begin =
        isMet
        ? "Tried all 3 sequences of inputs within the bounds, 3 different situations"
        : "Tried all 4 sequences of inputs, 4 different situations"
      #expect(report.summary == "\(begin): nothing wrong")
    }
    for limit in [1, 2] {
      let report = await explorerOfFeed { inputs, server in
        inputs.act("feed.begin()", when: { !$0.isLoading && server.calls.count < 2 }) { $0.begin() }
        inputs.answers("server", of: server, with: [.succeed(["a"])], upTo: limit)
      }.explore()
      #expect(report.summary.contains("within the bounds") == (limit == 1))
    }
  }

  @Test func aCounterCanBeIgnoredAndTheReportSaysSo() async throws {
    let report = await counting(ignoring: ["token"]) {
      $0.act("counting.renew()") { $0.renew() }
    }.explore()
    #expect(report.ending == .exhausted)
    #expect(report.description.contains("ignored by the test:\n  token"))
    try report.check()
  }

  @Test func ignoringWhatIsNotThereIsFound() async {
    let report = await counting(ignoring: ["toke"]) { _ in }.explore()
    let sentences = report.findings(.neverTested).map(\.sentence)
    #expect(sentences == ["ignoring names toke, and no stored property has that name."])
  }

  @Test func aScreenThatAStateStartsInTheFactoryIsFound() async throws {
    var explorer = explorerOfLoners(.player)
    let finding = try #require(await explorer.explore().findings(.left).first)
    #expect(
      finding.sentence
        == "The screen player runs on after its state; host it, or stop it in exit().")
    #expect(finding.history == ["screen.start()", "screen.stop()"])
    explorer.mayGoOn = ["player"]
    #expect(await explorer.explore().findings(.left) == [])
  }

  /// One that was made or started before may outlive every state, and the screen.
  @Test(arguments: [Beside.shared, .made, .lent])
  func aScreenThatWasThereBeforeMayGoOn(beside: Beside) async {
    #expect(await explorerOfLoners(beside).explore().findings == [])
  }

  @Test func aScreenThatAStateHoldsAndStartsIsFound() async {
    let found = await explorerOfLoners(.own).explore().findings(.left)
    #expect(found.count == 1)
    #expect(found.first?.history == ["screen.start()", "screen.stop()"])
  }

  @Test func whatAnInputDoesByItselfIsNoDecisionOfAStateThatHasLeft() async {
    var explorer = Explorer(LonerKind.self) { inputs in
      let store = Store()
      inputs.request("go(to: .other)") { state in
        Task { try? await store.loading(()) }
        state.go(to: .other)
      }
      // Its calls are part of a situation, but not of the screen.
      inputs.answers("store.loading", of: store.loading, with: [.succeed(true)])
      return Screen(initial: .one, states: LonerStates(beside: .none, keeper: Keeper()))
    }
    explorer.depth = 2
    #expect(await explorer.explore().findings(.contradiction) == [])
  }

  @Test func aStateThatTheAppKeepsIsFound() async {
    let found = await explorerOfLoners(.keeper).explore().findings(.leak)
    let sentence = "LonerState has exited and is still held; capture it weakly in what holds it."
    #expect(found.contains { $0.sentence == sentence })
    #expect(await explorerOfLoners(.none).explore().findings(.leak) == [])
  }
}
