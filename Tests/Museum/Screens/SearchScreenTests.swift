import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// What the catalogue says no to is not in a screen, whichever way its server treats what was
/// cancelled.
@MainActor
@Suite(.inTurn) struct SearchScreenTests {
  @Test(arguments: isLongForm ? [CancelledCalls.keepWaiting, .fail] : [.fail])
  func aSearchOfStatesHasNoneOfTheDefects(_ cancelled: CancelledCalls) async throws {
    var explorer = Explorer(
      SearchKind.self,
      samples: [.blank, .loading("a"), .found("a", for: "a"), .failed("Offline()")]
    ) { inputs in
      let server = PendingWork<String, String>(whenCancelled: cancelled, reporter: .silent)
      let clock = ManualClock()
      for query in ["a", "ab"] {
        inputs.request("search(\"\(query)\")") { $0.search(query) }
      }
      inputs.request("cancel()") { $0.cancel() }
      inputs.answers("server", of: server) { query, _ in [.succeed(query), .fail(Offline())] }
      inputs.clock(clock)
      return Screen(initial: .blank, states: SearchStates(server: server), clock: clock)
    }
    explorer.isLoading = { $0.isLoading }
    explorer.everyWaitShows = true
    // A late answer.
    explorer.always(.lastQuestionWins, when: { $1.found != nil }) { $1.found == $1.query }
    explorer.cancellationIsNeverShown { $0.error }
    // Two things at once that are one property each.
    explorer.always(.successClearsError, when: { $1.error != nil }) {
      $1.found == nil && !$1.isLoading
    }
    // A timer.
    explorer.always(.nothingAfterLeaving, when: { screen, _ in !screen.isRunning }) {
      $1 == SearchDisplay()
    }
    try await explorer.explore().check()
  }
}
