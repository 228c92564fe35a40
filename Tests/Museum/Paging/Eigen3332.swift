import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // artsy/eigen#3332: the condition asks whether there are more rows, not whether a load is under way.
  static let eigen3332 = Exhibit(
    "artsy/eigen#3332", "Each refetch sends many requests at once.",
    .onePageOnce, needs: .twoCalls, history: ["list.refetch()", "list.endIsVisible()"],
    inScreens: .repeated
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      inputs.act("list.refetch()", when: { _ in server.calls.isEmpty }) { $0.refetch() }
      inputs.act("list.endIsVisible()", when: { _ in server.isFree() && !server.calls.isEmpty }) {
        $0.endIsVisible()
      }
      inputs.answers("server", of: server) { page, _ in [.succeed(page)] }
      inputs.always(.onePageOnce) { _ in
        Set(server.calls.map(\.argument)).count == server.calls.count
      }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, Int> {
  private let total = 2
  private var isLoading = false
  private(set) var rows: [Int] = []

  func refetch() {
    rows = []
    load()
  }

  func endIsVisible() { if rows.count < total, !isFixed || !isLoading { load() } }

  private func load() {
    isLoading = true
    Task {
      rows.append(try await server(rows.count))
      isLoading = false
    }
  }
}
