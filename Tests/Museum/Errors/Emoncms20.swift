import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // emoncms/emoncms-ios#20: the error is not cleared when the automatic refresh succeeds again.
  static let emoncms20 = Exhibit(
    "emoncms/emoncms-ios#20", "After one failure the bar stays red.",
    .successClearsError, needs: .time,
    history: [
      "feed.start()", "await server.calls[0].fail(Offline())",
      "await clock.advance(by: .seconds(10))", "await server.calls[1].succeed(1)",
    ], inScreens: .besides
  ) { isFixed in
    Explorer(of: Feed.self) {
      (value: $0.value, isRed: $0.isRed)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      let clock = ManualClock()
      var hasSucceeded = false
      inputs.act("feed.start()", when: { _ in server.calls.isEmpty }) { $0.start() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      inputs.clock(clock)
      inputs.watch("hasSucceeded") { hasSucceeded }
      inputs.always(.successClearsError) { !hasSucceeded || !$0.isRed }
      return Feed(clock, isFixed) {
        hasSucceeded = false
        let value = try await server(())
        hasSucceeded = true
        return value
      }
    }
  }
}

@MainActor
private final class Feed {
  private let clock: ManualClock
  private let isFixed: Bool
  private let read: @MainActor () async throws -> Int
  private(set) var value: Int?
  private(set) var isRed = false

  init(_ clock: ManualClock, _ isFixed: Bool, read: @escaping @MainActor () async throws -> Int) {
    (self.clock, self.isFixed, self.read) = (clock, isFixed, read)
  }

  func start() {
    Task {
      while true {
        let answer = try? await read()
        value = answer ?? value
        isRed = answer == nil || isRed && !isFixed
        try await clock.sleep(for: .seconds(10))
      }
    }
  }
}
