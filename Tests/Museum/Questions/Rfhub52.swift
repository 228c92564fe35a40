import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // pbylicki/rfhub2#52: answers are merged into the store; nothing looks for which term they are.
  static let rfhub52 = Exhibit(
    "pbylicki/rfhub2#52", "Fast typing mixes the rows of two queries.",
    .dataMatchesQuestion, needs: .twoCalls,
    history: [
      "store.search(\"a\")", "store.search(\"b\")", "await server.calls[0].succeed([\"a1\"])",
    ], inScreens: .lateAnswer
  ) { isFixed in
    Explorer(of: Store.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<String, [String]>(reporter: .silent)
      for text in ["a", "b"] {
        inputs.act("store.search(\"\(text)\")", when: { $0.term != text && server.isFree() }) {
          $0.search(text)
        }
      }
      inputs.answers("server", of: server) { text, _ in [.succeed(["\(text)1"])] }
      inputs.always(.dataMatchesQuestion, when: { !$0.rows.isEmpty }) { store in
        store.rows.allSatisfy { $0.hasPrefix(store.term) }
      }
      return Store(server, isFixed)
    }
  }
}

private final class Store: Served<String, [String]> {
  private(set) var term = ""
  private(set) var rows: [String] = []

  func search(_ text: String) {
    (term, rows) = (text, [])
    Task {
      let found = try await server(text)
      if !isFixed || term == text { rows += found }
    }
  }
}
