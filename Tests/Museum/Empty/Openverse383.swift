import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // WordPress/openverse-frontend#383: not asked, asked, and answered with nothing look the same.
  static let openverse383 = Exhibit(
    "WordPress/openverse-frontend#383", "A search says that there are no results while it loads.",
    .emptyAfterAnswer, history: ["search.begin()"],
    inScreens: .onPurpose("the loading state has to draw the empty text")
  ) { isFixed in
    Explorer(of: Search.self) {
      $0.saysNoResults
    } make: { inputs in
      let server = PendingWork<Void, [Int]>(reporter: .silent)
      inputs.act("search.begin()", when: { _ in server.isFree(upTo: 1) }) { $0.begin() }
      inputs.answers("server", of: server, with: [.succeed([]), .succeed([1])])
      inputs.always(.emptyAfterAnswer, when: { $0.saysNoResults }) { _ in
        !server.calls.isEmpty && server.waiting.isEmpty
      }
      return Search(server, isFixed)
    }
  }
}

private final class Search: Served<Void, [Int]> {
  private var hasBegun = false
  private var found: [Int]?

  var saysNoResults: Bool { isFixed ? found == [] : hasBegun && (found ?? []).isEmpty }

  func begin() {
    hasBegun = true
    Task { found = try await server(()) }
  }
}
