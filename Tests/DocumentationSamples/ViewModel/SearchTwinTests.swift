import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The search with flags, and the screen that replaces it.
@MainActor
@Suite(.noMistakes) struct SearchTwinTests {
  private func model<Model: SearchWithFlags>(
    _ model: Model.Type, _ cancelled: CancelledCalls
  ) -> Explorer<Model, ResultsDisplay> {
    Explorer(
      model, kind: { $0.isLoading ? "loading" : "idle" },
      showing: { ResultsDisplay(items: $0.items, isLoading: $0.isLoading, error: $0.error) }
    ) { inputs in
      let server = PendingWork<Question, [String]>(whenCancelled: cancelled, reporter: .silent)
      let isFree = { @MainActor in server.calls.count < 3 }
      inputs.act("model.search(\"a\")", when: { _ in isFree() }) { $0.search("a") }
      inputs.act("model.search(\"b\")", when: { _ in isFree() }) { $0.search("b") }
      inputs.act("model.loadMore()", when: { isFree() && !$0.items.isEmpty }) { $0.loadMore() }
      inputs.act("model.cancel()", when: { $0.isLoading }) { $0.cancel() }
      inputs.answers("server", of: server) { question, _ in answers(to: question) }
      return Model { try await server($0) }
    }
  }

  private func screen(
    _ cancelled: CancelledCalls
  ) -> Explorer<Screen<ResultsKind>, ResultsDisplay> {
    Explorer(
      ResultsKind.self,
      samples: [
        .blank, .loading(Question(text: "a"), after: []),
        .showing(["a0"], upTo: Question(text: "a")), .failed("NoConnection()"),
      ]
    ) { inputs in
      let server = PendingWork<Question, [String]>(whenCancelled: cancelled, reporter: .silent)
      let isFree = { @MainActor in server.calls.count < 3 }
      inputs.act("model.search(\"a\")", when: { $0.isRunning && isFree() }) {
        $0.state.search("a")
      }
      inputs.act("model.search(\"b\")", when: { $0.isRunning && isFree() }) {
        $0.state.search("b")
      }
      inputs.act("model.loadMore()", when: { isFree() && !$0.display.items.isEmpty }) {
        $0.state.loadMore()
      }
      inputs.act("model.cancel()", when: { $0.display.isLoading }) { $0.state.cancel() }
      inputs.answers("server", of: server) { question, _ in answers(to: question) }
      return Screen(initial: .blank, states: ResultsStates { try await server($0) })
    }
  }

  /// The shortest history after which the class with flags and the screen differ in one part of the
  /// display.
  private func difference<Part: Equatable>(
    _ cancelled: CancelledCalls, in part: (ResultsDisplay) -> Part
  ) async -> [String] {
    let findings = await model(SearchModel.self, cancelled).differences(
      from: screen(cancelled), comparing: part, with: part)
    #expect(findings.map(\.rule) == [.twins])
    return findings.first?.history ?? []
  }

  @Test(arguments: isLongForm ? [CancelledCalls.keepWaiting, .fail] : [.fail])
  func theFixedModelShowsTheSameToTheEnd(_ cancelled: CancelledCalls) async {
    let findings = await model(FixedSearchModel.self, cancelled).differences(
      from: screen(cancelled), comparing: { $0 }, with: { $0 })
    #expect(findings == [])
  }

  @Test func theFixedModelIsClean() async throws {
    var explorer = model(FixedSearchModel.self, .fail)
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["idle"]
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { $0.isLoading || !$0.items.isEmpty })
    explorer.cancellationIsNeverShown { $0.error }
    explorer.theLastQuestionWins({ $0.text.prefix(1) }, shownFor: { $0.items.first?.prefix(1) })
    explorer.nothingIsShownTwice { $0.items }
    try await explorer.explore().check()
  }

  @Test(arguments: isLongForm ? [CancelledCalls.keepWaiting, .fail] : [.fail])
  func theScreenIsClean(_ cancelled: CancelledCalls) async throws {
    var explorer = screen(cancelled)
    explorer.isLoading = { $0.isLoading }
    explorer.everyWaitShows = true
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { $0.isLoading || !$0.items.isEmpty })
    explorer.cancellationIsNeverShown { $0.error }
    explorer.nothingIsShownTwice { $0.items }
    explorer.mayEnd = ["blank", "showing", "failed"]
    try await explorer.explore().check()
  }

  // The mistakes of the flags: the first difference in each part of the display.

  @Test func aSearchThatWasCancelledShowsAnError() async {
    #expect(await difference(.fail) { $0.error } == ["model.search(\"a\")", "model.cancel()"])
  }

  @Test func anErrorStaysWhenTheNextSearchBegins() async {
    #expect(
      await difference(.keepWaiting) { $0.isLoading && $0.error != nil } == [
        "model.search(\"a\")", "await server.calls[0].fail(NoConnection())", "model.search(\"a\")",
      ])
  }

  @Test func anOlderAnswerIsShownWhileANewerSearchWaits() async {
    #expect(
      await difference(.keepWaiting) { $0.items } == [
        "model.search(\"a\")", "model.search(\"a\")",
        "await server.calls[0].succeed([\"a0\"])",
      ])
  }

  @Test func oldItemsStayUnderTheNewText() async {
    #expect(
      await difference(.fail) { $0.items } == [
        "model.search(\"a\")", "await server.calls[0].succeed([\"a0\"])", "model.search(\"a\")",
      ])
  }

  @Test func aCancelDoesNotEndTheIndicator() async {
    #expect(
      await difference(.keepWaiting) { $0.isLoading } == ["model.search(\"a\")", "model.cancel()"])
  }
}

private struct NoConnection: Error {}

private func answers(to question: Question) -> [Outcome<[String]>] {
  [.succeed(["\(question.text)\(question.page)"]), .fail(NoConnection())]
}

/// What both classes with flags have.
@MainActor
private protocol SearchWithFlags: AnyObject {
  var text: String { get }
  var items: [String] { get }
  var isLoading: Bool { get }
  var error: String? { get }
  init(find: @escaping @MainActor (Question) async throws -> [String])
  func search(_ text: String)
  func loadMore()
  func cancel()
}

extension SearchModel: SearchWithFlags {}

extension FixedSearchModel: SearchWithFlags {}
