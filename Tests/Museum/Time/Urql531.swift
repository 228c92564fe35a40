import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // urql-graphql/urql#531: the interval counts from one request to the next, not from an answer.
  static let urql531 = Exhibit(
    "urql-graphql/urql#531", "Polls pile up when the server is slower than the interval.",
    .onePoll, needs: .twoCalls, .time,
    history: ["poller.start()", "await clock.advance(by: .seconds(1))"],
    inScreens: .onPurpose("the polling state has to set its timer before the answer comes")
  ) { isFixed in
    Explorer(of: Poller.self) {
      $0.data
    } make: { inputs in
      let (server, clock) = (PendingWork<Void, Int>(reporter: .silent), ManualClock())
      inputs.act("poller.start()", when: { !$0.isPolling }) { $0.start() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.clock(clock)
      inputs.always(.onePoll) { _ in server.waiting.count < 2 }
      return Poller(server, clock, isFixed)
    }
  }
}

private final class Poller: ServedInTime<Void, Int> {
  private(set) var isPolling = false
  private(set) var data = 0

  func start() {
    isPolling = true
    Task {
      while true {
        let poll = Task { data = try await server(()) }
        if isFixed { try await poll.value }
        try await clock.sleep(for: .seconds(1))
      }
    }
  }
}
