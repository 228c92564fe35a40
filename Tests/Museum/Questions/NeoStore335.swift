import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // NeoApplications/Neo-Store#335: as the reporter suspects, the start list is still loading and is
  // written to the same place.
  static let neoStore335 = Exhibit(
    "NeoApplications/Neo-Store#335", "The list of the start page replaces the results of a search.",
    .lastQuestionWins, needs: .twoCalls,
    history: [
      "store.open()", "store.search(\"tea\")", "await server.calls[0].succeed(\"\")",
    ], inScreens: .lateAnswer
  ) { isFixed in
    var explorer = Explorer(of: Store.self) {
      $0.list
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      inputs.act("store.open()", when: { _ in server.calls.isEmpty }) { $0.open() }
      inputs.act("store.search(\"tea\")", when: { $0.query.isEmpty && server.isFree() }) {
        $0.search("tea")
      }
      inputs.answers("server", of: server) { text, _ in [.succeed(text)] }
      return Store(server, isFixed)
    }
    explorer.theLastQuestionWins({ $0.query }, shownFor: \.self)
    return explorer
  }
}

private final class Store: Served<String, String> {
  private(set) var query = ""
  private(set) var list: String?

  func open() {
    Task {
      let start = try await server("")
      if !isFixed || query.isEmpty { list = start }
    }
  }

  func search(_ text: String) {
    (query, list) = (text, nil)
    Task { list = try await server(text) }
  }
}
