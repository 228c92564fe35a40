import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // icerockdev/moko-paging#62: the failure of the next page is not handled, and its flag stays.
  static let mokoPaging62 = Exhibit(
    "icerockdev/moko-paging#62", "After a page has failed, a refresh loads forever.",
    .comesToRest,
    history: ["list.loadMore()", "await server.calls[0].fail(Offline())", "list.refresh()"],
    inScreens: .silentFailure
  ) { isFixed in
    Explorer(of: List.self, isLoading: { $0.isRefreshing }) {
      (isRefreshing: $0.isRefreshing, rows: $0.rows)
    } make: { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      inputs.act("list.loadMore()", when: { !$0.isLoadingMore && !$0.isRefreshing }) {
        $0.loadMore()
      }
      inputs.act("list.refresh()", when: { !$0.isRefreshing && server.waiting.isEmpty }) {
        $0.refresh()
      }
      inputs.answers("server", of: server) { page, _ in
        page == 0 ? [.succeed(0)] : [.succeed(page), .fail(Offline())]
      }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, Int> {
  private(set) var (isRefreshing, isLoadingMore) = (false, false)
  private(set) var rows: Set<Int> = []

  func loadMore() {
    isLoadingMore = true
    Task {
      defer { if isFixed { isLoadingMore = false } }
      rows.insert(try await server(1))
      isLoadingMore = false
    }
  }

  func refresh() {
    isRefreshing = true
    // One load at a time.
    if !isLoadingMore { Task { (rows, isRefreshing) = ([try await server(0)], false) } }
  }
}
