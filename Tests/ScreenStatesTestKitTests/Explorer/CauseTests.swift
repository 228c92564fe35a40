import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// Bounds, ready-made properties and causes: a finding has a cause, and each cause has a finding.
@MainActor
@Suite(.noMistakes) struct CauseTests {
  private func loader(
    _ flaw: FetcherFlaw, upTo limit: Int? = nil, atMost times: Int? = nil,
    _ declare: @escaping @MainActor (Inputs<Fetcher>, ManualClock) -> Void = { _, _ in }
  ) -> Explorer<Fetcher, FetcherShown> {
    var explorer = Explorer(
      Fetcher.self, kind: { $0.shown.isLoading ? "loading" : "at rest" }, showing: { $0.shown }
    ) { inputs in
      let clock = ManualClock()
      let server = PendingWork<Fetcher.Question, [String]>(whenCancelled: .fail, reporter: .silent)
      inputs.clock(clock)
      inputs.act(
        "loader.load()", atMost: times,
        when: { _ in limit != nil || times != nil || server.calls.count < 2 }
      ) {
        $0.load()
      }
      inputs.answers(
        "server", of: server, with: [.succeed(["a"]), .succeed([]), .fail(Offline())], upTo: limit)
      declare(inputs, clock)
      return Fetcher(server, clock, flaw)
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["at rest"]
    explorer.mayMiss = ["clock"]
    return explorer
  }

  @Test func aServerThatNeverAnswersIsFound() async {
    var explorer = loader(.none)
    explorer.loadingEnds(within: .seconds(10))
    #expect(await explorer.histories() == [["loader.load()"]])
    explorer = loader(.timesOut)
    (explorer.mayMiss, explorer.depth) = ([], 6)
    explorer.loadingEnds(within: .seconds(10))
    #expect(await explorer.histories() == [])
  }

  @Test(.restIsKnown("On a busy machine it may miss what an instant within a step sets off."))
  func aStepOfTheClockIsJudgedAtEachOfItsInstants() async {
    for (limit, isRight) in [(5, true), (4, false)] {
      var explorer = loader(.retries) { inputs, clock in
        inputs.act("await clock.advance(by: .seconds(60))") { _ in
          await clock.advance(by: .seconds(60))
        }
      }
      explorer.depth = 3
      explorer.loadingEnds(within: .seconds(limit))
      #expect(await explorer.histories().isEmpty == isRight)
    }
  }

  @Test func aBoundThatTheExplorerKnowsIsNoDeadEnd() async {
    for explorer in [loader(.none, upTo: 2), loader(.none, atMost: 2)] {
      var explorer = explorer
      explorer.mayEnd = []
      let report = await explorer.explore()
      #expect(report.findings == [])
      #expect(report.ending == .exhausted)
      #expect(report.frames.count > 2)
    }
  }

  @Test func anErrorWithoutAFailureIsFoundWhateverItSays() async {
    var explorer = loader(.cancelsAndTells)
    explorer.cancellationIsNeverShown { $0.error }
    #expect(await explorer.histories() == [["loader.load()", "loader.load()"]])
    explorer = loader(.none)
    explorer.cancellationIsNeverShown { $0.error }
    #expect(await explorer.histories() == [])
  }

  @Test func aFailureThatLooksLikeAnEmptyAnswerIsFound() async {
    var explorer = loader(.isSilent)
    explorer.aFailureIsNotShownAsEmpty()
    let finding = await explorer.explore().findings.first
    #expect(
      finding?.history == [
        "loader.load()", "await server.calls[0].succeed([])", "// and on another:",
        "loader.load()", "await server.calls[0].fail(Offline())",
      ])
    #expect(finding?.test?.contains("await explorer.holds(") == true)
    explorer = loader(.none)
    explorer.aFailureIsNotShownAsEmpty()
    #expect(await explorer.histories() == [])
  }

  @Test(arguments: [false, true])
  func pagesOutOfOrderAreFound(isFixed: Bool) async {
    let report = await explorerOfPage(showing: { $0.isLoading }) { inputs in
      let server = PendingWork<FeedQuery, [String]>(reporter: .silent)
      @MainActor func more(_ pager: Page) {
        pager.isLoading = true
        Task {
          let query = FeedQuery(text: pager.text, page: pager.count)
          if (try? await server(query)) != nil { pager.count += 1 }
          pager.isLoading = false
        }
      }
      inputs.act("pager.search(\"b\")", when: { $0.text != "b" && !$0.isLoading }) { pager in
        pager.text = "b"
        if isFixed { pager.count = 0 }
        more(pager)
      }
      inputs.act("pager.more()", atMost: 2, when: { !$0.isLoading }) { more($0) }
      inputs.answers("server", of: server, with: [.succeed(["x"])])
      inputs.pagesComeInOrder(of: server, question: { $0.text }, page: { $0.page })
    }.explore()
    let history = ["pager.more()", #"await server.calls[0].succeed(["x"])"#, #"pager.search("b")"#]
    #expect(report.findings.map(\.history) == (isFixed ? [] : [history]))
  }

  @Test func oldRowsBesideAnIndicatorAreNoOldAnswer() async {
    for isAtRest in [true, false] {
      var explorer = explorerOfFeed { inputs, server in
        inputs.act("feed.search(\"a\")", when: { _ in server.calls.isEmpty }) {
          $0.beginSearch("a")
        }
        inputs.act("feed.search(\"ab\")", when: { $0.items == ["a"] && !$0.isLoading }) {
          $0.beginSearch("ab")
        }
        inputs.answers("server", of: server) { query, _ in [.succeed([query.text])] }
      }
      explorer.theLastQuestionWins(onlyAtRest: isAtRest, { $0.query }, shownFor: { $0.items.first })
      #expect(await explorer.explore().findings.isEmpty == isAtRest)
    }
  }

  /// The answers come once the user has left, or where nobody leaves.
  @Test(arguments: [(true, true), (true, false), (false, true)])
  func theOrderOfAnswersAfterLeavingDoesNotMatter(leaves: Bool, tellsWhen: Bool) async {
    var explorer = explorerOfFeed { inputs, server in
      var hasLeft = !leaves
      inputs.act("feed.begin()", when: { _ in server.calls.count < 2 }) { $0.begin() }
      if leaves {
        inputs.act("feed.open()", when: { !$0.isOpen && server.calls.count == 2 }) {
          hasLeft = true
          $0.open()
        }
      }
      inputs.answers("server", of: server) { _, number in
        hasLeft ? [.succeed(["\(number)"])] : []
      }
    }
    // Nothing is left to compare.
    explorer.mayMiss = ["the same answers give the same screen"]
    if tellsWhen {
      explorer.theSameAnswersGiveTheSameScreen { !$0.isOpen }
    } else {
      explorer.theSameAnswersGiveTheSameScreen()
    }
    #expect(await explorer.explore().findings.isEmpty == (leaves && tellsWhen))
  }

  @Test(arguments: [false, true])
  func theOrderOfAnswersAfterTheViewHasGoneDoesNotMatter(goes: Bool) async {
    var explorer = explorerOfFeed { inputs, server in
      var hasGone = !goes
      inputs.appear("feed.open()") { $0.open() }
      inputs.disappear("feed.close()", when: { _ in goes && server.calls.count == 2 }) {
        hasGone = true
        $0.close()
      }
      inputs.theViewAppearsOnce()
      inputs.act("feed.begin()", when: { $0.isOpen && server.calls.count < 2 }) { $0.begin() }
      inputs.answers("server", of: server) { _, number in
        hasGone ? [.succeed(["\(number)"])] : []
      }
    }
    explorer.mayMiss = ["the view disappears", "the same answers give the same screen"]
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings.isEmpty == goes)
  }

  @Test(arguments: [false, true])
  func whatChangesAfterLeavingIsFound(isCancelled: Bool) async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.appear("feed.open()") { $0.open() }
      inputs.task("await feed.load()") { await $0.load() }
      inputs.disappear("feed.close()") { $0.close() }
      inputs.theViewAppearsOnce()
      inputs.answers("server", of: server, isCancelled ? .current : .any, with: [.succeed(["a"])])
    }
    (explorer.mayEnd, explorer.mayMiss) = (["loading", "at rest"], [])
    explorer.nothingChangesAfterLeaving { feed, _ in !feed.isOpen }
    #expect(
      await explorer.histories()
        == (isCancelled
          ? []
          : [
            [
              "feed.open(); let task = Task { await feed.load() }", "task.cancel(); feed.close()",
              "await server.calls[0].succeed([\"a\"])",
            ]
          ]))
  }

  @Test func whatCannotHappenAfterLeavingIsTested() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.appear("feed.open()") { $0.open() }
      inputs.disappear("feed.close()") { $0.close() }
      inputs.theViewAppearsOnce()
    }
    explorer.nothingChangesAfterLeaving { feed, _ in !feed.isOpen }
    explorer.never("items after leaving", after: { feed, _ in !feed.isOpen }) { !$1.items.isEmpty }
    let report = await explorer.explore()
    #expect(report.findings == [])
    #expect(report.situations == 3)
  }

  @Test func noCauseIsMaskedByAnother() async {
    var explorer = explorerOfPage(showing: { $0.count }) { inputs in
      inputs.act("sum.add()", when: { $0.count < 3 }) { $0.count += 1 }
      inputs.act("sum.jump()", when: { $0.count == 0 }) { $0.count = 9 }
      inputs.act("sum.sink()", when: { $0.count == 1 }) { $0.count = -1 }
      inputs.act("sum.reset()", when: { $0.count != 0 }) { $0.count = 0 }
    }
    explorer.always("the sum is small") { (0..<3).contains($1) }
    let report = await explorer.explore()
    #expect(
      report.findings.map(\.history) == [
        ["sum.jump()"], ["sum.add()", "sum.sink()"], ["sum.add()", "sum.add()", "sum.add()"],
      ])
  }

  /// Both end in a failure of the server, and only what asked for it differs.
  @Test func anAnswerHasTheCauseOfItsCall() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.isEmpty }) { $0.begin() }
      inputs.act("feed.search(\"b\")", when: { _ in server.calls.isEmpty }) { $0.beginSearch("b") }
      inputs.act("feed.search(\"c\")", when: { _ in server.calls.isEmpty }) { $0.beginSearch("c") }
      inputs.answers("server", of: server, with: [.fail(Offline())])
    }
    explorer.always("no error is shown") { $1.error == nil }
    #expect(
      await explorer.explore().findings.map(\.history.first) == [
        "feed.begin()", "feed.search(\"b\")",
      ])
  }

  @Test func anAnswerToAScreenHasTheCauseOfItsCall() async {
    var explorer = Explorer(CrossingKind.self) { inputs in
      let work = PendingWork<Void, String>(reporter: .silent)
      for way in ["left", "right"] {
        inputs.request("\(way)()", when: { $0.underWay.isEmpty && $0.display.way.isEmpty }) {
          $0.ask(way)
        }
      }
      inputs.answers("work", of: work, with: [.succeed("")])
      return crossing(work)
    }
    explorer.always("it never turns") { $1.way.isEmpty }
    #expect(
      await explorer.explore().findings(.broken).map { $0.history[1] } == [
        "screen.state.left()", "screen.state.right()",
      ])
  }
}

/// What is wrong with a loader.
private enum FetcherFlaw: Sendable {
  case none, timesOut, retries, cancelsAndTells, isSilent
}

private struct FetcherShown: Equatable {
  var isLoading = false
  var items: [String]?
  var error: String?
}

@MainActor
private final class Fetcher {
  struct Question: Equatable {}

  private let server: PendingWork<Question, [String]>
  private let clock: ManualClock
  private let flaw: FetcherFlaw
  private var task: Task<Void, Never>?
  private(set) var shown = FetcherShown()

  init(_ server: PendingWork<Question, [String]>, _ clock: ManualClock, _ flaw: FetcherFlaw) {
    (self.server, self.clock, self.flaw) = (server, clock, flaw)
  }

  func load() {
    task?.cancel()
    shown = FetcherShown(isLoading: true)
    task = Task {
      do {
        let items = try await server(Question())
        if !Task.isCancelled { shown = FetcherShown(items: items) }
      } catch {
        let isTold = flaw == .cancelsAndTells || !Task.isCancelled
        if isTold {
          shown = FetcherShown(
            items: flaw == .isSilent ? [] : nil, error: flaw == .isSilent ? nil : "Sorry")
        }
      }
    }
    guard flaw == .timesOut || flaw == .retries else { return }
    Task { [task] in
      try? await clock.sleep(for: .seconds(5))
      guard self.task == task, shown.isLoading else { return }
      task?.cancel()
      shown = FetcherShown(error: "Too slow")
      guard flaw == .retries else { return }
      try? await clock.sleep(for: .seconds(10))
      if self.task == task { load() }
    }
  }
}
