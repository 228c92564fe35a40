import ScreenStatesTestKit

extension Exhibit {
  // build-canaries/nevergreen#233: a request that is under way sets the next timer when it returns.
  static let nevergreen233 = Exhibit(
    "build-canaries/nevergreen#233", "Polling goes on when the page has been left.",
    .nothingAfterLeaving, needs: .time,
    history: [
      "page.open()", "page.close()", "await server.calls[0].succeed(1)",
      "await clock.advance(by: .seconds(30))",
    ], inScreens: .timer
  ) { isMended in
    Explorer(of: Page.self) {
      $0.data
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      let clock = ManualClock()
      var (isThere, hasStrayed) = (false, false)
      inputs.appear("page.open()") { page in
        isThere = true
        page.open()
      }
      inputs.disappear("page.close()") { page in
        isThere = false
        page.close()
      }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.clock(clock)
      inputs.always(Property.nothingAfterLeaving.rawValue) { _ in !hasStrayed }
      return Page(clock, isMended) {
        if !isThere { hasStrayed = true }
        return try await server(())
      }
    }
  }
}

@MainActor
private final class Page {
  private let clock: ManualClock
  private let isMended: Bool
  private let ask: @MainActor () async throws -> Int
  private var (poll, timer): (Task<Void, any Error>?, Task<Void, any Error>?)
  private(set) var data = 0

  init(_ clock: ManualClock, _ isMended: Bool, ask: @escaping @MainActor () async throws -> Int) {
    (self.clock, self.isMended, self.ask) = (clock, isMended, ask)
  }

  func open() {
    poll = Task {
      let answer = try await ask()
      if isMended { try Task.checkCancellation() }
      data = answer
      timer = Task {
        try await clock.sleep(for: .seconds(30))
        open()
      }
    }
  }

  func close() {
    if isMended { poll?.cancel() }
    timer?.cancel()
  }
}
