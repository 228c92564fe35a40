import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // icerockdev/moko-paging#37: a refresh returns at once when the flag of the next page is set.
  static let mokoPaging37 = Exhibit(
    "icerockdev/moko-paging#37", "A refresh does nothing while the next page is loading.",
    .retryAsksAgain, history: ["list.loadMore()", "list.refresh()"],
    inScreens: .onPurpose("the state that loads a page has to leave `refresh()` unanswered")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      var refreshes = 0
      inputs.act("list.loadMore()", when: { !$0.isLoadingMore && server.isFree() }) {
        $0.loadMore()
      }
      inputs.act("list.refresh()", when: { _ in server.isFree() }) { list in
        refreshes += 1
        list.refresh()
      }
      inputs.answers("server", of: server) { page, _ in [.succeed(page)] }
      inputs.watch("refreshes") { refreshes }
      inputs.always(.retryAsksAgain) { _ in
        server.calls.count { $0.argument == 0 } == refreshes
      }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, Int> {
  private var task: Task<Void, any Error>?
  private(set) var (isLoadingMore, rows) = (false, [0])

  func loadMore() {
    isLoadingMore = true
    task = Task {
      let row = try await server(rows.count)
      guard !Task.isCancelled else { return }
      rows.append(row)
      isLoadingMore = false
    }
  }

  func refresh() {
    if isLoadingMore, !isFixed { return }
    task?.cancel()
    isLoadingMore = false
    task = Task { rows = [try await server(0)] }
  }
}
