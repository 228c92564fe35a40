import Foundation
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A check is not green without cause: what was not tried, named or answered is found.
@MainActor
@Suite(.noMistakes) struct TrustTests {
  @Test func whatIsNeverReachedIsFoundWithABoundToo() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.open()", when: { !$0.isOpen }) { $0.open() }
      inputs.act("feed.close()", when: { _ in false }) { $0.close() }
      inputs.answers("server", of: server, with: [.succeed(["a"])])
    }
    explorer.depth = 1
    let sentences = await explorer.sentences()
    #expect(
      sentences == [
        "No sequence makes feed.close() possible.",
        #"No call ever takes server.succeed(["a"])."#,
      ])
    explorer.mayMiss = ["feed.close()", "server"]
    #expect(await explorer.explore().findings == [])
  }

  @Test func aKindThatIsNeverReachedIsFoundWithABoundToo() async {
    var explorer = explorer(of: .none)
    explorer.depth = 0
    let findings = await explorer.explore().findings(.neverReached)
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.sentence.hasPrefix("No sequence that was tried reaches .") })
  }

  @Test func aLongExplorationSaysHowFarItIs() async throws {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { !$0.isLoading }) { $0.begin() }
      inputs.answers("server", of: server, with: [.succeed(["a"])])
    }
    // At once, and then five seconds later.
    explorer.reportsAfter = .zero
    let said = Locked<[String]>([])
    let hear: @Sendable (String) -> Void = { line in said.withLock { $0.append(line) } }
    _ = await MisuseReporter.$hear.withValue(hear) { await explorer.explore() }
    #expect(said.value.count == 1)
    let line = /exploring Feed: 1 situations, 1 sequences of inputs, \d+ a second/
    #expect(try line.wholeMatch(in: said.value.first ?? "") != nil, "\(said.value)")
    explorer.reportsAfter = .seconds(3_600)
    _ = await MisuseReporter.$hear.withValue(hear) { await explorer.explore() }
    #expect(said.value.count == 1)
  }

  @Test func theCallsThatEndTheProcessAreTold() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var explorer = explorerOfFeed { inputs, server in
        inputs.act("feed.begin()", when: { !$0.isLoading }) { $0.begin() }
        inputs.act("feed.end()", when: { $0.isLoading }) { _ in exit(1) }
        inputs.answers("server", of: server, with: [])
      }
      explorer.tellsHistories = true
      _ = await explorer.explore()
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("ScreenStatesTestKit: ") }
    #expect(lines.last == "ScreenStatesTestKit: trying feed.begin(); feed.end()")
  }

  @Test func whatMustNotHappenAfterLeavingNeedsNotHappenToBeTested() async throws {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.open()", when: { !$0.isOpen }) { $0.open() }
      inputs.act("feed.close()", when: { $0.isOpen }) { $0.close() }
      inputs.answers("server", of: server, with: [])
    }
    // A right class shows no error once it is closed, so no history fulfils the condition.
    var conditional = explorer
    conditional.always("no error after leaving", when: { !$0.isOpen && $1.error != nil }) { _, _ in
      false
    }
    #expect(await conditional.rules() == [.neverTested])
    explorer.never("no error after leaving", after: { feed, _ in !feed.isOpen }) { _, shown in
      shown.error != nil
    }
    try await explorer.explore().check()
  }

  @Test func namesThatNothingHasAreFound() async {
    var explorer = explorerOfLoners(.child)
    (explorer.mayEnd, explorer.mayMiss) = (["other", "others"], ["others"])
    explorer.mayGoOn = ["child", "children"]
    #expect(
      await explorer.sentences() == [
        "mayEnd names others, and no sample or reached kind has that name.",
        "mayMiss names others, and no sample, reached kind, input, answer or property has that name.",
        "mayGoOn names children, and no stored property or object that stays has that name.",
      ])
  }

  @Test func aServiceWithoutDeclaredAnswersIsNamed() async throws {
    let findings = await explorerOfFeed { inputs, _ in
      inputs.act("feed.begin()", when: { !$0.isLoading }) { $0.begin() }
    }.explore().findings
    #expect(findings.map(\.rule) == [.neverGiven, .deadEnd])
    let finding = try #require(findings.first)
    #expect(finding.history == ["feed.begin()"])
    #expect(
      finding.sentence.hasPrefix("The PendingWork made at ScreenStatesTestKitTests/Feeds.swift:"))
  }

  @Test func aServiceOfAScreenWithoutDeclaredAnswersIsNamed() async {
    let findings = await Explorer(ShelfKind.self) { _ in
      Screen(initial: .loading, states: ShelfStates(books: PendingWork(reporter: .silent)))
    }.explore().findings
    #expect(findings.map(\.rule) == [.neverGiven])
  }

  /// An explorer of a page that shows loading from the beginning.
  private func earlyLoader(
    _ declare: @escaping @MainActor (Inputs<Page>) -> Void
  ) -> Explorer<Page, Bool> {
    var explorer = Explorer(
      Page.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.isLoading }
    ) { inputs in
      declare(inputs)
      return Page(isLoading: true)
    }
    (explorer.isLoading, explorer.mayEnd) = ({ $0 }, ["at rest"])
    return explorer
  }

  /// Nothing is due until the view appears, but the rule begins with the first input.
  @Test(arguments: [false, true])
  func loadingBeforeTheFirstInputIsNotTooLate(isMended: Bool) async {
    var explorer = earlyLoader { inputs in
      let clock = ManualClock()
      inputs.clock(clock)
      inputs.act("loader.wait()", when: { $0.isLoading && clock.scheduledCount == 0 }) { loader in
        let end = clock.now.advanced(by: .seconds(isMended ? 5 : 15))
        _ = clock.schedule(at: end) { loader.isLoading = false }
      }
    }
    explorer.loadingEnds(within: .seconds(10))
    #expect(await explorer.histories() == (isMended ? [] : [["loader.wait()"]]))
  }

  @Test func loadingBeforeTheFirstInputIsNoFinding() async {
    let explorer = earlyLoader { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.appear("loader.load()", when: { _ in server.calls.isEmpty }) { loader in
        Task { if (try? await server(())) != nil { loader.isLoading = false } }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
    }
    let findings = await explorer.explore().findings
    #expect(findings.map(\.rule) == [.idleLoading])
    #expect(findings.first?.history.count == 2)
    #expect(
      findings.first?.description.hasSuffix(
        """
            // the same cause: dead end: Nothing leads out of loading.
            // the same cause: stuck loading: loading shows loading, and no answer and no request \
        ends it.
        """) == true)
  }

  @Test func whatIsShownMayComeFromTheFakes() async {
    let report = await Explorer(
      FeedStand.self, of: \.feed, kind: { $0.isLoading ? "loading" : "at rest" },
      showing: { feed, stand in "\(feed.items.count) of \(stand.server.calls.count)" }
    ) { inputs in
      let stand = FeedStand()
      inputs.act("stand.feed.begin()", atMost: 1) { $0.feed.begin() }
      inputs.answers("stand.server", of: stand.server, with: [.succeed(["a"])])
      return stand
    }.explore()
    #expect(report.frames.map(\.shown) == ["0 of 0", "0 of 1", "1 of 1"])
    #expect(report.findings == [])
  }

  /// It was started before, and goes on with its call after the stop.
  @Test func anOutboxMayGoOnAfterAStop() async {
    var explorer = Explorer(LonerKind.self) { inputs in
      let books = PendingWork<Void, [String]>(reporter: .silent)
      let outbox = Screen(initial: ShelfKind.loading, states: ShelfStates(books: books))
      outbox.start()
      inputs.answers("books", of: books, with: [.succeed([]), .fail(Offline())])
      inputs.request("go(to: .other)") { $0.go(to: .other) }
      return Screen(initial: .one, states: BesideAnOutbox(outbox: outbox))
    }
    explorer.mayEnd = ["other"]
    #expect(await explorer.explore().findings == [])
  }

  @Test func aPropertyOfTheInputsIsNotAskedInFrames() async {
    let explorer = Explorer(ShelfKind.self) { inputs in
      let books = PendingWork<Void, [String]>(reporter: .silent)
      var asked = 0
      inputs.answers("books", of: books, with: [.succeed([])])
      inputs.always("it is asked after each step") { _ in
        asked += 1
        return true
      }
      inputs.act("screen.state.refresh()", when: { $0.isRunning }) { screen in
        let before = asked
        screen.transition(to: .failed("now"))
        #expect(asked == before)
      }
      return Screen(initial: .loading, states: ShelfStates(books: books))
    }
    #expect(await explorer.explore().findings(.broken) == [])
  }
}

private struct BesideAnOutbox: StateFactory {
  let outbox: Screen<ShelfKind>
  private let keeper = Keeper()

  init(outbox: Screen<ShelfKind>) { self.outbox = outbox }

  func makeState(for kind: LonerKind) -> LonerState { LonerState(.none, keeper) }
}
