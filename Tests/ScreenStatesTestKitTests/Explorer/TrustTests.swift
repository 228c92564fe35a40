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
    let sentences = await explorer.explore().findings.map(\.sentence)
    #expect(
      sentences == [
        "No history makes feed.close() possible.",
        #"No call ever takes server.succeed(["a"])."#,
      ])
    explorer.mayMiss = ["feed.close()", "server"]
    #expect(await explorer.explore().findings == [])
  }

  @Test func aKindThatIsNeverReachedIsFoundWithABoundToo() async {
    var explorer = explorer(of: .none)
    explorer.depth = 0
    #expect(await explorer.explore().findings(.neverReached).count == 2)
  }

  @Test func namesThatNothingHasAreFound() async {
    var explorer = explorerOfLoners(.child)
    (explorer.mayEnd, explorer.mayMiss) = (["other", "others"], ["others"])
    explorer.mayGoOn = ["child", "children"]
    #expect(
      await explorer.explore().findings.map(\.sentence) == [
        "mayEnd names others, and there is no such kind.",
        "mayMiss names others, and there is no such kind, input, answer or property.",
        "mayGoOn names children, and there is no such stored property.",
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
      Screen(
        initial: .loading,
        states: ShelfStates(books: PendingWork(reporter: .silent), flaw: .none, shared: Shared()))
    }.explore().findings
    #expect(findings.map(\.rule) == [.neverGiven])
  }

  @Test func loadingBeforeTheFirstInputIsNoFinding() async {
    var explorer = Explorer(
      EarlyLoader.self, kind: { $0.isLoading ? "loading" : "at rest" }, showing: { $0.isLoading }
    ) { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.appear("loader.load()", when: { _ in server.calls.isEmpty }) { loader in
        Task { await loader.load(server) }
      }
      inputs.answers("server", of: server, with: [.succeed(()), .fail(Offline())])
      return EarlyLoader()
    }
    (explorer.isLoading, explorer.mayEnd) = ({ $0 }, ["at rest"])
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
      return Screen(
        initial: .loading, states: ShelfStates(books: books, flaw: .none, shared: Shared()))
    }
    #expect(await explorer.explore().findings(.broken) == [])
  }
}

/// Shows loading from the beginning, and still after a failure.
@MainActor
private final class EarlyLoader {
  private(set) var isLoading = true

  func load(_ server: PendingWork<Void, Void>) async {
    if (try? await server(())) != nil { isLoading = false }
  }
}
