import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // oliyh/re-graph#17: a subscription is queued on each attempt to connect, not on each success.
  static let reGraph17 = Exhibit(
    "oliyh/re-graph#17", "After a lost connection each message comes several times.",
    .oneSubscription, needs: .time,
    history: [
      "socket.connect()", "await server.calls[0].fail(Offline())",
      "await clock.advance(by: .seconds(1))", "await server.calls[1].succeed(())",
    ], inScreens: .yes("a queue in a service, or in the kept value")
  ) { isFixed in
    Explorer(of: Socket.self) {
      $0.subscriptions
    } make: { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      let clock = ManualClock()
      inputs.act("socket.connect()", when: { _ in server.calls.isEmpty }) { $0.connect() }
      inputs.answers("server", of: server, with: [.succeed((), as: "()"), .fail(Offline())])
      inputs.clock(clock)
      inputs.always(.oneSubscription) { $0.subscriptions < 2 }
      return Socket(server, clock, isFixed)
    }
  }
}

private final class Socket: ServedInTime<Void, Void> {
  private var queue = 0
  private(set) var subscriptions = 0

  func connect() {
    Task {
      repeat {
        queue = isFixed ? 1 : queue + 1
        if (try? await server(())) != nil { return subscriptions = queue }
        try await clock.sleep(for: .seconds(1))
      } while true
    }
  }
}
