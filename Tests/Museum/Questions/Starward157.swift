import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // distilagency/starward#157: the store has one slot, and a slow page ends after one that was cached.
  static let starward157 = Exhibit(
    "distilagency/starward#157", "The page of another route is shown under the current route.",
    .lastQuestionWins,
    history: [
      "site.go(to: \"news\")", "site.go(to: \"home\")", "await server.calls[0].succeed(\"news\")",
    ], inScreens: .lateAnswer
  ) { isFixed in
    var explorer = Explorer(of: Site.self) {
      $0.page
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      for route in ["home", "news"] {
        inputs.act("site.go(to: \"\(route)\")", when: { $0.route != route && server.isFree() }) {
          $0.go(to: route)
        }
      }
      inputs.answers("server", of: server) { route, _ in [.succeed(route)] }
      return Site(server, isFixed)
    }
    explorer.theLastQuestionWins({ $0.route }, shownFor: \.self)
    return explorer
  }
}

private final class Site: Served<String, String> {
  private var cache = ["home": "home"]
  private(set) var route = ""
  private(set) var page: String?

  func go(to route: String) {
    (self.route, page) = (route, cache[route])
    guard page == nil else { return }
    Task {
      let answer = try await server(route)
      cache[route] = answer
      if !isFixed || route == self.route { page = answer }
    }
  }
}
