import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // Expensify/App#7728: the cause is not stated. Here the request is tried again without end.
  static let expensify7728 = Exhibit(
    "Expensify/App#7728", "A login without a connection shows its indicator forever.",
    .comesToRest, needs: .time,
    history: [
      "login.submit()", "await server.calls[0].fail(Offline())",
      "await clock.advance(by: .seconds(5))", "await server.calls[1].fail(Offline())",
      "await clock.advance(by: .seconds(5))",
    ], inScreens: .yes("a state that retries without end")
  ) { isFixed in
    var explorer = Explorer(of: Login.self) {
      (isLoading: $0.isLoading, error: $0.error, failures: $0.failures)
    } make: { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      let clock = ManualClock()
      inputs.act("login.submit()", when: { !$0.isLoading && $0.error == nil }) { $0.submit() }
      inputs.answers("server", of: server, with: [.fail(Offline())])
      inputs.clock(clock)
      return Login(server, clock, isFixed)
    }
    explorer.never(Property.comesToRest.rawValue, after: { $1.failures > 1 }) { $1.isLoading }
    return explorer
  }
}

private final class Login: ServedInTime<Void, Void> {
  private(set) var isLoading = false
  private(set) var error: String?
  private(set) var failures = 0

  func submit() {
    (isLoading, error) = (true, nil)
    Task {
      for attempt in 1... where (try? await server(())) == nil {
        failures = min(attempt, 2)
        if isFixed, attempt == 2 { return (isLoading, error) = (false, "no connection") }
        try await clock.sleep(for: .seconds(5))
      }
    }
  }
}
