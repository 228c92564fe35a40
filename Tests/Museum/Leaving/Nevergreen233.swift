import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // build-canaries/nevergreen#233: a request that is under way sets the next timer when it returns.
  static let nevergreen233 = Exhibit(
    "build-canaries/nevergreen#233", "Polling goes on after the user has left the page.",
    .nothingAfterLeaving, needs: .time,
    history: [
      "page.open()", "page.close()", "await server.calls[0].succeed(1)",
      "await clock.advance(by: .seconds(30))",
    ], inScreens: .timer
  ) { isFixed in
    var explorer = Explorer(of: PolledPage.self, showing: { $0.isOpen }) { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      let clock = ManualClock()
      inputs.appear("page.open()") { $0.open() }
      inputs.disappear("page.close()") { $0.close() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.clock(clock)
      inputs.always(.nothingAfterLeaving) { !$0.hasStrayed }
      return PolledPage(server, clock, isFixed)
    }
    explorer.callsPerTask = 3  // Later polls show nothing new.
    return explorer
  }
}

private final class PolledPage: ServedInTime<Void, Int> {
  private var polling, timer: Task<Void, any Error>?
  private(set) var (isOpen, hasStrayed) = (false, false)

  func open() {
    isOpen = true
    polling = Task { try await poll() }
  }

  private func poll() async throws {
    hasStrayed = hasStrayed || !isOpen
    _ = try await server(())
    if isFixed { try Task.checkCancellation() }
    timer = Task {
      try await clock.sleep(for: .seconds(30))
      try await poll()
    }
  }

  func close() {
    isOpen = false
    if isFixed { polling?.cancel() }
    timer?.cancel()
  }
}
