import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // mlemgroup/mlem#586: the number of the page is not reset when the feed is refreshed.
  static let mlem586 = Exhibit(
    "mlemgroup/mlem#586", "Pull to refresh loads the next page.",
    .pageOfQuestion,
    history: [
      "feed.refresh()", "await server.calls[0].succeed(1)", "feed.refresh()",
      "await server.calls[1].succeed(2)",
    ], inScreens: .yes("the page number is kept, or stored in a service")
  ) { isFixed in
    Explorer(of: Feed.self) {
      $0.pages
    } make: { inputs in
      let server = PendingWork<Int, Int>(reporter: .silent)
      inputs.act("feed.refresh()", when: { !$0.isLoading && server.isFree() }) { $0.refresh() }
      inputs.act("feed.loadMore()", when: { !$0.isLoading && server.isFree() }) { $0.loadMore() }
      inputs.answers("server", of: server) { page, _ in [.succeed(page)] }
      inputs.always(.pageOfQuestion, when: { !$0.pages.isEmpty }) { $0.pages.first == 1 }
      return Feed(server, isFixed)
    }
  }
}

private final class Feed: Served<Int, Int> {
  private var next = 1
  private(set) var isLoading = false
  private(set) var pages: [Int] = []

  func refresh() {
    if isFixed { next = 1 }
    load { [$0] }
  }

  func loadMore() { load { self.pages + [$0] } }

  private func load(_ adding: @escaping @MainActor (Int) -> [Int]) {
    isLoading = true
    Task {
      pages = adding(try await server(next))
      (next, isLoading) = (next + 1, false)
    }
  }
}
