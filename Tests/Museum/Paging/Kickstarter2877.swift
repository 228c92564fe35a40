import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kickstarter/ios-oss#2877: no cursor at the end was taken for no cursor at the start.
  static let kickstarter2877 = Exhibit(
    "kickstarter/ios-oss#2877", "After the last page a list starts again with the first.",
    .pagingEnds,
    history: [
      "list.loadMore()", "await server.calls[0].succeed(2)", "list.loadMore()",
      "await server.calls[1].succeed(nil)", "list.loadMore()",
    ], inScreens: .onPurpose("the state of a list that has ended has to answer `loadMore()`")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int?, Int?>(reporter: .silent)
      inputs.act("list.loadMore()", when: { !$0.isLoading && server.isFree(upTo: 3) }) {
        $0.loadMore()
      }
      inputs.answers("server", of: server) { cursor, _ in
        [.succeed(cursor == nil ? 2 : nil)]
      }
      inputs.always(.pagingEnds) { _ in server.calls.count < 3 }
      return List(server, isFixed)
    }
  }
}

private final class List: Served<Int?, Int?> {
  private var cursor: Int?
  private(set) var isLoading = false
  private(set) var rows: [Int] = []

  func loadMore() {
    if isFixed, cursor == nil, !rows.isEmpty { return }
    isLoading = true
    Task {
      let page = cursor ?? 1
      cursor = try await server(cursor)
      rows.append(page)
      isLoading = false
    }
  }
}
