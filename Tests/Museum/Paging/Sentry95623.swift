import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // getsentry/sentry#95623: pages are counted by offsets, in a list that moves.
  static let sentry95623 = Exhibit(
    "getsentry/sentry#95623", "A row is fetched twice when another arrives between two pages.",
    .nothingTwice,
    history: [
      "list.loadMore()", "await server.calls[0].succeed([\"b\"])", "server.publish(\"c\")",
      "list.loadMore()", "await server.calls[1].succeed([\"b\"])",
    ], inScreens: .yes("the app decides what identifies a page")
  ) { isFixed in
    var explorer = Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<PageRequest, [String]>(reporter: .silent)
      var all = ["b", "a"]
      inputs.act("list.loadMore()", when: { _ in server.isFree() && server.waiting.isEmpty }) {
        $0.loadMore()
      }
      inputs.act("server.publish(\"c\")", when: { _ in server.waiting.isEmpty && all.count == 2 }) {
        _ in all.insert("c", at: 0)
      }
      inputs.answers("server", of: server) { page, _ in
        let start = page.after.flatMap(all.firstIndex).map { $0 + 1 } ?? page.offset
        return [.succeed([all[start]])]
      }
      inputs.watch("all") { all }
      return List(server, isFixed)
    }
    explorer.nothingIsShownTwice { $0 }
    return explorer
  }
}

private struct PageRequest {
  let offset: Int
  let after: String?
}

private final class List: Served<PageRequest, [String]> {
  private(set) var rows: [String] = []

  func loadMore() {
    let page = PageRequest(offset: rows.count, after: isFixed ? rows.last : nil)
    Task { rows += try await server(page) }
  }
}
