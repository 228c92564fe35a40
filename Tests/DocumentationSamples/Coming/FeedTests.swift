import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// A view model with a machine of states, and the screen that stands for it.
@MainActor
@Suite(.noMistakes) struct FeedTests {
  private func model() -> Explorer<FeedModel, FeedDisplay> {
    var explorer = Explorer(
      FeedModel.self, kind: { "\(type(of: $0.machine.current))" },
      showing: {
        FeedDisplay(
          feed: $0.feed, rows: $0.rows, isLoading: $0.machine.current is LoadingStep)
      }
    ) { inputs in
      let server = PendingWork<String, [String]>(reporter: .silent)
      for feed in ["home", "local"] {
        inputs.act("select(\"\(feed)\")", when: { _ in server.calls.count < 3 }) {
          $0.select(feed)
        }
      }
      inputs.answers("server", of: server) { feed, _ in [.succeed([feed]), .fail(Offline())] }
      return FeedModel { try await server($0) }
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["IdleStep", "FailedStep"]
    explorer.theLastQuestionWins({ $0.feed }, shownFor: { $0.rows.first })
    return explorer
  }

  private func screen() -> Explorer<Screen<FeedKind>, FeedDisplay> {
    var explorer = Explorer(
      FeedKind.self,
      samples: [.idle, .loading("home"), .showing(["home"], of: "home"), .failed("home")]
    ) { inputs in
      let server = PendingWork<String, [String]>(reporter: .silent)
      for feed in ["home", "local"] {
        inputs.act("select(\"\(feed)\")", when: { _ in server.calls.count < 3 }) {
          $0.state.select(feed)
        }
      }
      inputs.answers("server", of: server) { feed, _ in [.succeed([feed]), .fail(Offline())] }
      return Screen(initial: .idle, states: FeedStates { try await server($0) })
    }
    explorer.isLoading = { $0.isLoading }
    explorer.mayEnd = ["idle", "showing", "failed"]
    explorer.theLastQuestionWins({ $0.display.feed }, shownFor: { $0.rows.first })
    return explorer
  }

  @Test func theMachineIsConvicted() async throws {
    let report = await model().explore()
    let told = try transcript(in: "ComingFrom", 2)
    #expect(told == report.findings.map { "\($0)\n" }.joined())
  }

  @Test func theScreenIsClean() async throws {
    let report = await screen().explore()
    try report.check()
    #expect(report.ending == .exhausted)
  }

  @Test func theyDifferWhereTheMachineIsWrong() async throws {
    let rowsBelong = { (shown: FeedDisplay) in shown.rows.allSatisfy { $0 == shown.feed } }
    let findings = await model().differences(
      from: screen(), comparing: rowsBelong, with: rowsBelong)
    let told = try transcript(in: "ComingFrom", 3)
    #expect(told == findings.map { "\($0)\n" }.joined())
  }
}
