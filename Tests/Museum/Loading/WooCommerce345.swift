import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // woocommerce/woocommerce-ios#345: the end of the indicator was not tied to all of the requests; a
  // group of them replaced it.
  static let wooCommerce345 = Exhibit(
    "woocommerce/woocommerce-ios#345", "The dashboard's indicator ends before its last part.",
    .waitingShowsLoading, needs: .twoCalls,
    history: ["dashboard.refresh()", "await server.calls[0].succeed(1)"],
    inScreens: .onPurpose("two pieces of work, and the first to end exits the state")
  ) { isFixed in
    Explorer(of: Dashboard.self, isLoading: { $0.isLoading }, everyWaitShows: true) {
      (isLoading: $0.isLoading, parts: $0.parts)
    } make: { inputs in
      let server = PendingWork<String, Int>(reporter: .silent)
      inputs.act("dashboard.refresh()", when: { _ in server.isFree(for: 2) }) { $0.refresh() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      return Dashboard(server, isFixed)
    }
  }
}

private final class Dashboard: Served<String, Int> {
  private(set) var isLoading = false
  private(set) var parts: [String: Int] = [:]

  func refresh() {
    isLoading = true
    let loads = ["orders", "visitors"].map { part in
      Task {
        parts[part] = try await server(part)
        if !isFixed { isLoading = false }
      }
    }
    Task {
      for load in loads { try await load.value }
      isLoading = false
    }
  }
}
