import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Where the explorer's sight ends, the report says so; before that, it is neither green nor red without
/// cause.
@MainActor
@Suite(.noMistakes) struct EndOfSightTests {
  private typealias Server = PendingWork<Void, Int>

  /// Loads by some tries; what is not right keeps its indicator when it gives up.
  private func load(
    _ model: Page, tries: Int, isRight: Bool,
    _ find: @escaping @MainActor (_ number: Int) async throws -> Int
  ) {
    guard !model.isLoading else { return }
    model.isLoading = true
    Task {
      for number in 0..<tries where (try? await find(number)) != nil {
        model.isLoading = false
        return
      }
      model.error = "It gave up."
      if isRight { model.isLoading = false }
    }
  }

  /// The pause before a try is the first one, times a factor for each try before it.
  private func retries(
    _ tries: Int, isRight: Bool, pause: Duration? = nil, growingBy factor: Int = 1
  ) -> Explorer<Page, Bool> {
    var explorer = explorerOfPage(showing: { $0.isLoading }) { inputs in
      let (server, clock) = (Server(whenCancelled: .fail, reporter: .silent), ManualClock())
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      if pause != nil { inputs.clock(clock) }
      inputs.act("model.load()") { model in
        load(model, tries: tries, isRight: isRight) { number in
          if let pause {
            try await clock.sleep(for: (0..<number).reduce(pause) { pause, _ in pause * factor })
          }
          return try await server(())
        }
      }
    }
    explorer.isLoading = { $0 }
    return explorer
  }

  @Test func aTaskThatGivesUpAfterSixTriesIsTriedToItsEnd() async {
    let report = await retries(6, isRight: false).explore()
    #expect(report.findings.map(\.rule) == [.idleLoading])
    #expect(report.longTasks == [])
    #expect(await retries(6, isRight: true).explore().findings == [])
  }

  /// The explorer repeats what such a task does, with and without a pause, which may grow.
  @Test(arguments: [(Duration?.none, 1), (.seconds(1), 1), (.seconds(1), 2)])
  func aTaskThatGivesUpLaterIsTriedToItsEnd(pause: Duration?, factor: Int) async {
    for (tries, isRight) in [(7, false), (12, false), (12, true)] {
      let report = await retries(tries, isRight: isRight, pause: pause, growingBy: factor).explore()
      #expect(report.findings.map(\.rule) == (isRight ? [] : [.idleLoading]))
      let length = report.findings.first?.history.count ?? 0
      #expect(length == (isRight ? 0 : pause == nil ? tries + 1 : tries * 2 + 1))
      #expect(report.longTasks == ["model.load()"])
    }
  }

  @Test func moreTriesThanAreRepeatedAreABound() async {
    var explorer = retries(40, isRight: false)
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect(report.longTasks == ["model.load()"])
    #expect(report.summary.contains(" within the bounds, "), "\(report.summary)")
    explorer.sometimes("it gives up") { model, _ in model.error != nil }
    #expect(
      await explorer.sentences() == [
        "No sequence fulfils the condition of \"it gives up\". A task has more calls and sleeps than are"
          + " told apart: perhaps set callsPerTask."
      ])
    explorer.callsPerTask = 24
    #expect(await explorer.rules() == [.idleLoading])
  }

  /// A bound that the test has set holds for the repeated steps, too.
  @Test func nothingIsRepeatedBeyondADepth() async {
    var explorer = retries(12, isRight: false)
    explorer.depth = 10
    #expect(await explorer.explore().findings == [])
  }

  @Test(.restIsKnown("A guess does not see real sleeps."))
  func aCancelledSleepIsOver() async {
    let explorer = explorerOfPage(showing: { $0.isOpen }) { inputs in
      inputs.act("toast.show()") { toast in
        toast.isOpen = true
        toast.task?.cancel()
        toast.task = Task {
          guard (try? await Task.sleep(for: .seconds(3))) != nil else { return }
          toast.isOpen = false
        }
      }
    }
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect(report.ending == .exhausted)
  }

  @Test func aTaskWithManyCallsIsNoLeak() async {
    #expect(await retries(40, isRight: true).explore().findings == [])
    #expect(await retries(20, isRight: true, pause: .seconds(3)).explore().findings == [])
  }

  @Test func loadingIsAskedWhenItIsShown() async {
    var explorer = explorerOfModel(Table.self, showing: { $0.rows }) { inputs in
      let server = Server(whenCancelled: .fail, reporter: .silent)
      inputs.act("table.open()", when: { !$0.rows[0].isLoading }) { $0.rows[0].load() }
      inputs.answers("server", of: server, with: [])
      return Table { try await server(()) }
    }
    explorer.isLoading = { $0.contains(where: \.isLoading) }
    let report = await explorer.explore()
    #expect(report.findings.map(\.rule) == [.stuckLoading], "\(report)")
  }

  @Test func aViewThatAppearsOnceIsABound() async {
    let explorer = explorerOfPage(
      kind: { $0.isLoading ? "loading" : "idle" }, showing: { $0.isLoading }
    ) { inputs in
      let server = Server(whenCancelled: .fail, reporter: .silent)
      inputs.appear("model.load()") { model in
        load(model, tries: 1, isRight: true) { _ in try await server(()) }
      }
      inputs.disappear("// nothing") { _ in }
      inputs.theViewAppearsOnce()
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
    }
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect(report.summary.contains("within the bounds"))
  }

  @Test func aPropertyThatComparesNothingIsFound() async {
    var explorer = retries(1, isRight: true)
    explorer.theSameAnswersGiveTheSameScreen { _ in false }
    explorer.aFailureIsNotShownAsEmpty()
    explorer.isLoading = nil
    explorer.everyWaitShows = true
    #expect(await explorer.rules() == [.neverTested, .neverTested, .neverTested])
  }

  @Test func theFailureOfASequenceIsNoCancellation() async {
    var all: [PendingSequence<Int>] = []
    var explorer = explorerOfPage(showing: { $0.error }) { inputs in
      let events = PendingSequence<Int>(reporter: .silent)
      all.append(events)
      inputs.act("ticker.follow()", atMost: 1) { ticker in
        Task { [weak ticker] in
          do { for try await _ in events {} } catch { ticker?.error = "The connection was lost." }
        }
      }
      inputs.act("await events.fail()", when: { _ in events.isFollowed }) { _ in
        await events.fail(Offline())
      }
    }
    explorer.cancellationIsNeverShown { $0 }
    explorer.mayMiss = ["a cancellation is never shown"]
    let report = await explorer.explore()
    #expect(report.findings == [], "\(report)")
    // So that their tasks end.
    for events in all { await events.finish() }
  }

  @Test func whatGrowsIsFoundAlsoIfTheLastStepClearsIt() async {
    var explorer = explorerOfPage(showing: { $0.text }) { inputs in
      inputs.act("composer.type()") { $0.text += "a" }
      inputs.act("composer.send()", when: { !$0.text.isEmpty }) {
        ($0.count, $0.text) = ($0.text.count, "")
      }
    }
    explorer.situations = 60
    let growth = await explorer.explore().growth
    #expect(
      growth?.hasPrefix("text never repeated along the longest sequence: ") == true,
      "\(growth ?? "none")")
  }

  @Test func aListKeepsItsPagesWhenARefreshFails() async {
    let explorer = explorerOfPage(showing: { $0.count }) { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      for (call, isFirst) in [("pages.refresh()", true), ("pages.more()", false)] {
        inputs.act(call, when: { !$0.isLoading && server.calls.count < 4 }) { pages in
          let page = isFirst ? 0 : pages.count
          pages.isLoading = true
          Task {
            if let page = try? await server(page) { pages.count = page + 1 }
            pages.isLoading = false
          }
        }
      }
      inputs.answers("server", of: server) { page, _ in [.succeed(page), .fail(Offline())] }
      inputs.pagesComeInOrder(of: server, question: { _ in 0 }, page: { $0 })
    }
    #expect(await explorer.explore().findings == [])
  }
}

@MainActor
private final class Table {
  var rows: [NumberLoader]

  init(_ find: @escaping @MainActor () async throws -> Int) { rows = [NumberLoader(find)] }
}
