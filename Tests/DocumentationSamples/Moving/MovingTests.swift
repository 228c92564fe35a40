import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// The samples of the article on moving one view model, run.
@MainActor
@Suite(.noMistakes) struct MovingTests {
  private func model() -> Explorer<CitiesModel, CitiesDisplay> {
    var explorer = Explorer(
      CitiesModel.self,
      kind: { $0.isLoading ? "loading" : $0.isRefreshing ? "refreshing" : "idle" },
      showing: {
        CitiesDisplay(
          cities: $0.cities, isLoading: $0.isLoading, isRefreshing: $0.isRefreshing,
          error: $0.error)
      },
      ignoring: ["_$observationRegistrar"]
    ) { inputs in
      let server = PendingWork<String, [String]>(whenCancelled: .fail, reporter: .silent)
      let isFree = { @MainActor in server.calls.count < 3 }
      for query in ["a", "b"] {
        inputs.act("search(\"\(query)\")", when: { _ in isFree() }) {
          $0.query = query
          $0.search()
        }
      }
      inputs.act(
        "refresh()",
        when: { isFree() && !$0.cities.isEmpty && !$0.isLoading && !$0.isRefreshing }
      ) { model in
        Task { await model.refresh() }
      }
      inputs.answers("server", of: server) { query, _ in [.succeed([query]), .fail(Offline())] }
      return CitiesModel { try await server($0) }
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["idle"]
    explorer.cancellationIsNeverShown { $0.error }
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { $0.isLoading || $0.isRefreshing })
    explorer.theLastQuestionWins({ $0.query }, shownFor: { $0.isLoading ? nil : $0.cities.first })
    return explorer
  }

  private func screen() -> Explorer<CitiesScreen, CitiesDisplay> {
    var explorer = Explorer(
      CitiesKind.self,
      samples: [
        .loading("a"), .showing([], of: "", error: nil), .refreshing(["a"], of: "a"),
      ]
    ) { inputs in
      let server = PendingWork<String, [String]>(whenCancelled: .fail, reporter: .silent)
      let isFree = { @MainActor in server.calls.count < 3 }
      for query in ["a", "b"] {
        inputs.act("search(\"\(query)\")", when: { $0.isRunning && isFree() }) {
          $0.kept.query = query
          $0.state.search()
        }
      }
      inputs.act(
        "refresh()",
        when: { screen in
          let display = screen.display
          return isFree() && !display.cities.isEmpty && !display.isLoading && !display.isRefreshing
        }
      ) { $0.state.refresh() }
      inputs.answers("server", of: server) { query, _ in [.succeed([query]), .fail(Offline())] }
      return CitiesScreen(
        initial: .showing([], of: "", error: nil), keeping: CitiesKept(),
        states: CitiesStates { try await server($0) })
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["showing"]
    explorer.cancellationIsNeverShown { $0.error }
    explorer.anErrorStandsAlone({ $0.error != nil }, beside: { $0.isLoading || $0.isRefreshing })
    explorer.theLastQuestionWins(
      { $0.kept.query }, shownFor: { $0.isLoading ? nil : $0.cities.first })
    return explorer
  }

  @Test func theModelIsConvicted() async throws {
    let report = await model().explore()
    let told = try transcript(in: "OneViewModelAtATime")
    #expect(told == report.findings.map { "\($0)\n" }.joined())
  }

  @Test func theScreenIsClean() async throws {
    let report = await screen().explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  @Test func bothDifferOnlyWhereTheModelIsWrong() async throws {
    var found: [Finding] = []
    found += await model().differences(
      from: screen(), comparing: { $0.error }, with: { $0.error })
    found += await model().differences(
      from: screen(), comparing: { $0.isLoading }, with: { $0.isLoading })
    found += await model().differences(
      from: screen(), comparing: { $0.cities }, with: { $0.cities })
    let told = try transcript(in: "OneViewModelAtATime", 1)
    #expect(told == found.map { "\($0)\n" }.joined())
  }
}
