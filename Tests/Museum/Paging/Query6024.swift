import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // TanStack/query#6024: loading more cancels the request that renews invalidated data.
  static let query6024 = Exhibit(
    "TanStack/query#6024", "Loading more as soon as a list appears keeps its stale rows.",
    .invalidatedIsAsked, needs: .twoCalls,
    history: ["list.mount()", "list.loadMore()", "await server.calls[1].succeed(\"fresh 1\")"],
    inScreens: .yes("one state that answers `loadMore()` with a new load, and ends the older one")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, String>(whenCancelled: .fail, reporter: .silent)
      inputs.act("list.mount()", when: { _ in server.calls.isEmpty }) { $0.mount() }
      inputs.act("list.loadMore()", when: { _ in !server.calls.isEmpty && server.isFree() }) {
        $0.loadMore()
      }
      inputs.answers("server", of: server) { page, _ in [.succeed("fresh \(page)")] }
      inputs.always(
        .invalidatedIsAsked,
        when: { _ in !server.calls.isEmpty && server.waiting.isEmpty }
      ) { $0.rows[0] == "fresh 0" }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, String> {
  private var task: Task<Void, any Error>?
  private var isRenewing = false
  private(set) var rows = ["stale 0"]

  func mount() {
    isRenewing = true
    task = Task { (rows, isRenewing) = ([try await server(0)], false) }
  }

  func loadMore() {
    if isFixed, isRenewing { return }
    task?.cancel()
    task = Task { rows.append(try await server(rows.count)) }
  }
}
