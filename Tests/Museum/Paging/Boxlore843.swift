import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // boxcreate/boxlore#843: loading more did not look for a load or a refresh under way.
  static let boxlore843 = Exhibit(
    "boxcreate/boxlore#843", "Loading more and a refresh race to write the state of the screen.",
    .refreshLosesNothing, needs: .twoCalls,
    history: [
      "list.refresh()", "list.loadMore()", "await server.calls[0].succeed(\"new\")",
      "await server.calls[1].succeed(\"more\")",
    ], inScreens: .onPurpose("the refreshing state has to answer `loadMore()`")
  ) { isFixed in
    Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      var isRefreshed = false
      inputs.act("list.refresh()", when: { _ in server.calls.isEmpty }) { $0.refresh() }
      inputs.act("list.loadMore()", when: { _ in !server.calls.isEmpty && server.isFree() }) {
        $0.loadMore()
      }
      inputs.answers("server", of: server) { what, _ in [.succeed(what)] }
      inputs.always(.refreshLosesNothing, when: { _ in isRefreshed }) {
        $0.rows[0] == "new"
      }
      return List(isFixed) { what in
        let answer = try await server(what)
        if what == "new" { isRefreshed = true }
        return answer
      }
    }
  }
}

private final class List: Asking<String, String> {
  private var isLoading = false
  private(set) var rows = ["old"]

  func refresh() { load("new", after: []) }

  func loadMore() { if !isFixed || !isLoading { load("more", after: rows) } }

  private func load(_ what: String, after rows: [String]) {
    isLoading = true
    Task { (self.rows, isLoading) = (rows + [try await ask(what)], false) }
  }
}
