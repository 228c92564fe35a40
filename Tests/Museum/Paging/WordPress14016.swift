import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // wordpress-mobile/WordPress-iOS#14016: as is suspected there, the screen's own fetch and a pull
  // are under way at the same time.
  static let wordPress14016 = Exhibit(
    "wordpress-mobile/WordPress-iOS#14016", "New posts appear twice until the next refresh.",
    .nothingTwice, needs: .twoCalls,
    history: [
      "posts.fetch()", "posts.fetch()", "await server.calls[0].succeed([1])",
      "await server.calls[1].succeed([1])",
    ], inScreens: .repeated
  ) { isFixed in
    var explorer = Explorer(of: Posts.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Int, [Int]>(reporter: .silent)
      inputs.act("posts.fetch()", when: { _ in server.isFree() }) { $0.fetch() }
      inputs.answers("server", of: server) { newest, _ in [.succeed(newest == 0 ? [1] : [])] }
      return Posts(server, isFixed)
    }
    explorer.nothingIsShownTwice { $0 }
    return explorer
  }
}

private final class Posts: Served<Int, [Int]> {
  private var isFetching = false
  private(set) var rows: [Int] = []

  /// When the screen opens, and when it is pulled.
  func fetch() {
    if isFixed, isFetching { return }
    isFetching = true
    Task {
      rows = try await server(rows.first ?? 0) + rows
      isFetching = false
    }
  }
}
