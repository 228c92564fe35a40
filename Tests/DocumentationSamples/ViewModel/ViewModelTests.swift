import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The samples of the article on a view model, run.
@MainActor
@Suite(.noMistakes) struct ViewModelTests {
  /// The article has the counts, and a guess counts otherwise.
  @Test(.enabled("Rest is guessed.") { await RestCheck.missed == nil })
  func theFlagsAreConvicted() async throws {
    var explorer = Explorer(
      SearchModel.self, kind: { $0.isLoading ? "loading" : "idle" },
      showing: { (items: $0.items, isLoading: $0.isLoading, error: $0.error) }
    ) { inputs in
      let server = PendingWork<Question, [String]>(whenCancelled: .fail, reporter: .silent)
      inputs.act("model.search(\"a\")") { $0.search("a") }
      inputs.act("model.search(\"b\")") { $0.search("b") }
      inputs.act("model.loadMore()", when: { !$0.items.isEmpty }) { $0.loadMore() }
      inputs.act("model.cancel()", when: { $0.isLoading }) { $0.cancel() }
      inputs.answers("server", of: server, upTo: 3) { question, _ in
        [.succeed(["\(question.text)\(question.page)"]), .fail(NoConnection())]
      }
      return SearchModel { try await server($0) }
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["idle"]
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { $0.isLoading || !$0.items.isEmpty })
    explorer.cancellationIsNeverShown { $0.error }
    explorer.theLastQuestionWins({ $0.text.prefix(1) }, shownFor: { $0.items.first?.prefix(1) })
    let report = await explorer.explore()
    #expect(report.ending == .exhausted)
    let told = try transcript(in: "YourViewModel")
    #expect(told == report.findings.map { "\($0)\n" }.joined())
    let test = try #require(report.findings.first?.test)
    let printed = try transcript(in: "YourViewModel", 1)
    #expect(printed == test + "\n")
  }

  @Test func whatIsMadeWithItsFakesIsConvicted() async throws {
    var explorer = Explorer(
      Desk.self, of: \.notes, kind: { $0.isOpen ? "open" : "closed" }, showing: { $0.all }
    ) { inputs in
      let desk = Desk()
      let store = desk.store
      inputs.act("desk.notes.open()", when: { $0.store.loading.calls.isEmpty }) { $0.notes.open() }
      inputs.act("desk.notes.close()", when: { $0.notes.isOpen }) { $0.notes.close() }
      inputs.answers(
        "desk.store.loading", of: store.loading, with: [.succeed(["milk"])], twice: true)
      inputs.watch("desk.store.saved") { store.saved }
      return desk
    }
    explorer.mayEnd = ["closed"]
    explorer.always("nothing empty is saved", when: { desk, _ in !desk.store.saved.isEmpty }) {
      desk, _ in !desk.store.saved.contains([])
    }
    explorer.nothingIsShownTwice { $0 }
    let report = await explorer.explore()
    let told = try transcript(in: "YourViewModel", 2)
    #expect(told == report.findings.map { "\($0)\n" }.joined())
    #expect(await !explorer.holds("nothing is shown twice", after: report.findings[1].history))
  }
}

private struct NoConnection: Error {}
