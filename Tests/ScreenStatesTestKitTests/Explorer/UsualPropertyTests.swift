import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The ready-made properties, and what a view does.
@MainActor
@Suite(.noMistakes) struct UsualPropertyTests {
  /// Two searches at once, answered by what they ask for.
  private func searching() -> Explorer<Feed, FeedShown> {
    explorerOfFeed { inputs, server in
      for text in ["a", "ab"] {
        inputs.act("feed.search(\"\(text)\")", when: { _ in server.calls.count < 2 }) {
          $0.beginSearch(text)
        }
      }
      inputs.answers("server", of: server) { query, _ in [.succeed([query.text]), .fail(Offline())]
      }
    }
  }

  @Test func anErrorOverItemsIsFound() async {
    var explorer = searching()
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { !$0.items.isEmpty })
    #expect(await explorer.broken()?.last == "await server.calls[1].fail(Offline())")
  }

  @Test func anOldAnswerThatReplacesANewerOneIsFound() async {
    var explorer = searching()
    explorer.theLastQuestionWins({ $0.query }, shownFor: { $0.items.first })
    #expect(
      await explorer.broken() == [
        "feed.search(\"a\")", "feed.search(\"ab\")",
        "await server.calls[0].succeed([\"a\"])",
      ])
  }

  @Test func anOldAnswerIsFoundByTheAnswersAlone() async throws {
    var explorer = searching()
    explorer.theSameAnswersGiveTheSameScreen()
    let finding = try #require(await explorer.explore().findings(.differentDisplays).first)
    // Only the order of the answers differs.
    #expect(
      finding.history == [
        "feed.search(\"a\")", "feed.search(\"ab\")", "await server.calls[0].succeed([\"a\"])",
        "await server.calls[1].succeed([\"ab\"])", "// and on another:", "feed.search(\"a\")",
        "feed.search(\"ab\")", "await server.calls[1].succeed([\"ab\"])",
        "await server.calls[0].succeed([\"a\"])",
      ])
    let expectation = "#expect(await explorer.findings(.differentDisplays, after: calls) == [])"
    #expect(finding.test?.contains(expectation) == true)
  }

  @Test func answersThatAreTakenInOrderGiveTheSameScreen() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.count < 2 }) { $0.begin() }
      inputs.answers("server", of: server, .oldest, with: [.succeed(["a"]), .succeed(["b"])])
    }
    explorer.theSameAnswersGiveTheSameScreen()
    #expect(await explorer.explore().findings == [])
  }

  /// A right class need not give two answers whose order could matter.
  @Test func whatCouldNotBeComparedCanBeMissed() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.act("feed.begin()", when: { _ in server.calls.isEmpty }) { $0.begin() }
      inputs.answers("server", of: server, with: [.succeed(["a"])])
    }
    explorer.theSameAnswersGiveTheSameScreen()
    explorer.aFailureIsNotShownAsEmpty()
    let told = await explorer.explore().findings(.neverTested).map(\.sentence)
    #expect(
      told == [
        "No call has both a failure and an empty answer; declare both, or put \"a failure is not shown"
          + " as empty\" into mayMiss.",
        "No two sequences have the same answers in another order; if that is right, put \"the same"
          + " answers give the same screen\" into mayMiss.",
      ])
    explorer.mayMiss = ["a failure is not shown as empty", "the same answers give the same screen"]
    #expect(await explorer.explore().findings(.neverTested) == [])
  }

  @Test(arguments: [false, true])
  func whatIsSavedBeforeItWasLoadedIsFound(isFixed: Bool) async {
    let report = await explorerOfSettings(isFixed: isFixed) { inputs, store in
      inputs.act("settings.toggle()", when: { $0.isOpen && store.chosen.isEmpty }) {
        $0.toggle()
      }
      inputs.whatIsSavedWasLoadedOrChanged(
        { store.saved }, loaded: { store.loaded }, changed: { store.chosen })
    }.explore()
    #expect(
      report.findings(.broken).map(\.history)
        == (isFixed ? [] : [["settings.open()", "settings.close()"]]))
  }

  @Test func aFailureThatLooksLikeAPageWithoutRowsIsFound() async {
    var explorer = explorerOfModel(Paged.self, showing: { $0.rows }) { inputs in
      let server = PendingWork<Void, Paged.Page>(whenCancelled: .fail, reporter: .silent)
      inputs.act("paged.load()", atMost: 1) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(Paged.Page()), .fail(Offline())])
      return Paged { try await server(()) }
    }
    explorer.aFailureIsNotShownAsEmpty()
    #expect(
      await explorer.sentences()
        == ["\"a failure is not shown as empty\" does not hold in it."])
  }

  /// What the user did before the answer has nothing to do with it.
  @Test func aFailureThatLooksLikeAnEmptyAnswerIsOneFindingWhateverCameBefore() async {
    var explorer = explorerOfPage(showing: { $0.rows }) { inputs in
      let server = PendingWork<Void, [String]>(whenCancelled: .fail, reporter: .silent)
      inputs.act("page.load()", atMost: 1) { page in
        Task { if let rows = try? await server(()) { page.rows = rows } }
      }
      inputs.act("page.select(1)", atMost: 1) { $0.count = 1 }
      inputs.act("page.note = \"x\"", atMost: 1) { $0.text = "x" }
      inputs.answers("server", of: server, with: [.succeed([]), .fail(Offline())])
    }
    explorer.aFailureIsNotShownAsEmpty()
    #expect(await explorer.explore().findings(.broken).count == 1)
  }

  @Test func aCancellationThatIsShownIsFoundByTheAnswersOfARealClient() async {
    var explorer = explorerOfFeed { inputs, server in
      inputs.task("await feed.load()") { await $0.load() }
      inputs.answers(
        "server", of: server, with: [.succeed(["a"])],
        whenCancelled: [.fail(Cancelled(), as: "Cancelled()")])
    }
    explorer.depth = 4
    explorer.cancellationIsNeverShown { $0.error }
    #expect(
      await explorer.broken() == [
        "let task = Task { await feed.load() }", "task.cancel()",
        "await server.calls[0].fail(Cancelled())",
      ])
  }

  @Test func aSearchThatWaitsForAPauseAsksOnceTheTextStaysTheSame() async throws {
    var explorer = explorerOfFeed { inputs, server in
      let clock = ManualClock()
      inputs.act("feed.query = \"ab\"", when: { $0.query == "a" }) { $0.query = "ab" }
      inputs.debounce(
        "await feed.load()", for: .milliseconds(300), on: clock, id: { $0.query }
      ) { await $0.load() }
      inputs.clock(clock)
      inputs.answers("server", of: server) { query, _ in [.succeed([query.text])] }
      inputs.always("a text that has changed is not searched", when: { $0.query == "ab" }) { _ in
        server.calls.allSatisfy { $0.argument?.text == "ab" }
      }
    }
    explorer.depth = 4
    #expect(
      await explorer.broken() == [
        "let task = Task { try await clock.sleep(for: .milliseconds(300)); await feed.load() }",
        "await clock.advance(by: .milliseconds(300))", "feed.query = \"ab\"",
      ])
  }
}

/// Shows a failure as a page without rows.
@MainActor
private final class Paged {
  struct Page {
    var title = "Mine"
    var rows: [String] = []
    var next: Int?
  }

  private(set) var rows: [String]?
  private let get: @MainActor () async throws -> Page

  init(_ get: @escaping @MainActor () async throws -> Page) { self.get = get }

  func load() { Task { rows = (try? await get())?.rows ?? [] } }
}
