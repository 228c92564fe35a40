import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // aces/cbrain#1446: the server takes a page number that is too high for the last page.
  static let cbrain1446 = Exhibit(
    "aces/cbrain#1446", "A client never sees the end when the last page is full.",
    .pagingEnds,
    history: [
      "list.loadMore()", "await server.calls[0].succeed([1, 2])", "list.loadMore()",
      "await server.calls[1].succeed([1, 2])", "list.loadMore()",
    ], inScreens: .yes("the app decides how a page marks the end")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, [Int]>(reporter: .silent)
      inputs.act("list.loadMore()", when: { !$0.isLoading && server.isFree(upTo: 3) }) {
        $0.loadMore()
      }
      inputs.answers("server", of: server) { _, _ in [.succeed([1, 2])] }
      inputs.always(.pagingEnds) { _ in server.calls.count < 3 }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int, [Int]> {
  private var (page, isAtEnd) = (1, false)
  private(set) var isLoading = false
  private(set) var rows: [Int] = []

  func loadMore() {
    guard !isAtEnd else { return }
    isLoading = true
    Task {
      let found = try await server(page)
      let known = isFixed ? rows : []
      let new = found.filter { !known.contains($0) }
      isAtEnd = new.count < 2
      rows = known + new
      (page, isLoading) = (page + 1, false)
    }
  }
}
