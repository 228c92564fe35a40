import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // wordpress-mobile/WordPress-iOS#21811: the cause is not stated. Here the end of the gesture ends
  // the indicator, not the answer.
  static let wordPress21811 = Exhibit(
    "wordpress-mobile/WordPress-iOS#21811", "The indicator disappears before the rows come.",
    .waitingShowsLoading, history: ["list.pull()"],
    inScreens: .yes("the refreshing state draws no indicator")
  ) { isFixed in
    Explorer(of: List.self, isLoading: { $0.isRefreshing }, everyWaitShows: true) {
      (isRefreshing: $0.isRefreshing, rows: $0.rows)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("list.pull()", when: { _ in server.waiting.isEmpty }) { $0.pull() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Void, Int> {
  private(set) var isRefreshing = false
  private(set) var rows = 0

  func pull() {
    isRefreshing = true
    let loading = Task { rows = try await server(()) }
    Task {
      if isFixed { try await loading.value }
      isRefreshing = false
    }
  }
}
