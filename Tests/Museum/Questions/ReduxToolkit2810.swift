import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // reduxjs/redux-toolkit#2810: the last result was kept when the next question was skipped.
  static let reduxToolkit2810 = Exhibit(
    "reduxjs/redux-toolkit#2810", "A skipped query shows the answer to the query before.",
    .dataMatchesQuestion,
    history: [
      "friends.ask(\"Eddie\")", "await server.calls[0].succeed(\"Eddie\")",
      "friends.skip(\"Robert\")",
    ], inScreens: .besides
  ) { isFixed in
    Explorer(of: Friends.self) {
      (name: $0.name, friendsOf: $0.friendsOf)
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      inputs.act("friends.ask(\"Eddie\")", when: { _ in server.isFree() }) { $0.ask("Eddie") }
      inputs.act("friends.skip(\"Robert\")", when: { $0.name != "Robert" }) { $0.skip("Robert") }
      inputs.answers("server", of: server) { name, _ in [.succeed(name)] }
      inputs.always(.dataMatchesQuestion, when: { $0.friendsOf != nil }) {
        $0.friendsOf == $0.name
      }
      return Friends(server, isFixed)
    }
  }
}

private final class Friends: Served<String, String> {
  private var task: Task<Void, any Error>?
  private(set) var name = ""
  private(set) var friendsOf: String?

  func ask(_ name: String) {
    begin(name)
    task = Task { friendsOf = try await server(name) }
  }

  func skip(_ name: String) { begin(name) }

  private func begin(_ name: String) {
    task?.cancel()
    if isFixed, name != self.name { friendsOf = nil }
    self.name = name
  }
}
