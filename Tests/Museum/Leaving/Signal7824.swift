import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // signalapp/Signal-Android#7824: the debouncer is not cleared with the view model.
  static let signal7824 = Exhibit(
    "signalapp/Signal-Android#7824", "A query runs after its screen is gone.",
    .nothingAfterLeaving, needs: .time,
    history: ["search.type()", "search.leave()", "await clock.advance(by: .milliseconds(500))"],
    inScreens: .timer
  ) { isFixed in
    Explorer(of: Search.self) {
      $0.isThere
    } make: { inputs in
      let database = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      let clock = ManualClock()
      inputs.act("search.type()", when: { $0.isThere && database.isFree(upTo: 1) }) { $0.type() }
      inputs.act("search.leave()", when: { $0.isThere }) { $0.leave() }
      inputs.answers("database", of: database, with: [.succeed(1)])
      inputs.clock(clock)
      inputs.always(.nothingAfterLeaving) {
        $0.isThere || database.waiting.isEmpty
      }
      return Search(database, clock, isFixed)
    }
  }
}

private final class Search: ServedInTime<Void, Int> {
  private var (delay, query): (Task<Void, any Error>?, Task<Int, any Error>?)
  private(set) var isThere = true

  func type() {
    delay?.cancel()
    delay = Task {
      try await clock.sleep(for: .milliseconds(500))
      query = Task { try await server(()) }
    }
  }

  func leave() {
    isThere = false
    query?.cancel()
    if isFixed { delay?.cancel() }
  }
}
