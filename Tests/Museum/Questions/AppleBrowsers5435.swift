import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // duckduckgo/apple-browsers#5435: the loader outlives the session of typing, and keeps its rows.
  static let appleBrowsers5435 = Exhibit(
    "duckduckgo/apple-browsers#5435", "The first key shows suggestions of an earlier session.",
    .dataMatchesQuestion,
    history: [
      "bar.type(\"x\")", "await server.calls[0].succeed(\"x1\")", "bar.end()", "bar.type(\"h\")",
    ], inScreens: .besides
  ) { isFixed in
    var explorer = Explorer(of: Bar.self) {
      (text: $0.text, row: $0.text.isEmpty ? nil : $0.row)
    } make: { inputs in
      let server = PendingWork<String, String>(whenCancelled: .fail, reporter: .silent)
      for text in ["x", "h"] {
        inputs.act("bar.type(\"\(text)\")", when: { $0.text.isEmpty && server.isFree() }) {
          $0.type(text)
        }
      }
      inputs.act("bar.end()", when: { !$0.text.isEmpty }) { $0.end() }
      inputs.answers("server", of: server) { text, _ in [.succeed("\(text)1")] }
      return Bar(server, isFixed)
    }
    explorer.always(.dataMatchesQuestion, when: { $1.row != nil }) {
      $1.row?.first == $1.text.first
    }
    return explorer
  }
}

private final class Bar: Served<String, String> {
  private var task: Task<Void, any Error>?
  private(set) var text = ""
  private(set) var row: String?

  func type(_ text: String) {
    self.text = text
    task = Task { row = try await server(text) }
  }

  func end() {
    task?.cancel()
    text = ""
    if isFixed { row = nil }
  }
}
