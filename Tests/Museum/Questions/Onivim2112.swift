import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // onivim/oni2#2112: the store took every answer for the answer to the newest query.
  static let onivim2112 = Exhibit(
    "onivim/oni2#2112", "A search shows the results of an older, slower query.",
    .lastQuestionWins, needs: .twoCalls,
    history: [
      "store.search(\"a\")", "store.search(\"ab\")", "await server.calls[0].succeed(\"a\")",
    ], inScreens: .lateAnswer
  ) { isFixed in
    var explorer = Explorer(of: Store.self) {
      $0.found
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      for text in ["a", "ab"] {
        inputs.act("store.search(\"\(text)\")", when: { _ in server.isFree() }) { $0.search(text) }
      }
      inputs.answers("server", of: server) { text, _ in [.succeed(text)] }
      return Store(server, isFixed)
    }
    explorer.theLastQuestionWins({ $0.query }, shownFor: \.self)
    return explorer
  }
}

@MainActor
private final class Store {
  private let server: PendingWork<String, String>
  private let isFixed: Bool
  private(set) var query = ""
  private(set) var found: String?

  init(_ server: PendingWork<String, String>, _ isFixed: Bool) {
    (self.server, self.isFixed) = (server, isFixed)
  }

  func search(_ text: String) {
    (query, found) = (text, nil)
    Task {
      let answer = try await server(text)
      if isFixed, query != text { return }
      found = answer
    }
  }
}
