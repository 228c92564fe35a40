import ScreenStatesTestKit

extension Exhibit {
  // android/codelab-android-paging#113: the cause is not stated; comments wait for the load state.
  // Here the rows are compared off the main actor while the load state ends.
  static let codelabPaging113 = Exhibit(
    "android/codelab-android-paging#113", "The former list blinks before the new rows come.",
    .dataMatchesQuestion, needs: .schedule,
    history: [
      "list.search(\"a\")", "await server.calls[0].succeed(\"a\")", "list.search(\"b\")",
      "await server.calls[1].succeed(\"b\")",
    ], inScreens: .no("what a state draws in one go is one frame (rule 7)")
  ) { isMended in
    var explorer = Explorer(of: List.self) {
      (isLoading: $0.isLoading, row: $0.row)
    } make: { inputs in
      let server = PendingWork<String, String>(reporter: .silent)
      for (former, text) in [("", "a"), ("a", "b")] {
        inputs.act("list.search(\"\(text)\")", when: { $0.query == former && !$0.isLoading }) {
          $0.search(text)
        }
      }
      inputs.answers("server", of: server) { text, _ in [.succeed(text)] }
      return List(server, isMended)
    }
    explorer.orders = .all(limit: 100)
    explorer.always(.dataMatchesQuestion) { list, _ in !list.hasBlinked }
    return explorer
  }
}

@MainActor
private final class List {
  private let server: PendingWork<String, String>
  private let isMended: Bool
  private(set) var (query, hasBlinked) = ("", false)
  private(set) var isLoading = false { didSet { look() } }
  private(set) var row = "" { didSet { look() } }

  init(_ server: PendingWork<String, String>, _ isMended: Bool) {
    (self.server, self.isMended) = (server, isMended)
  }

  func search(_ text: String) {
    (query, isLoading) = (text, true)
    Task {
      let found = try await server(text)
      let comparing = Task { row = await Self.elsewhere(found) }
      if isMended { await comparing.value }
      isLoading = await Self.elsewhere(false)
    }
  }

  private func look() { hasBlinked = hasBlinked || !isLoading && !row.isEmpty && row != query }

  @concurrent
  private static func elsewhere<Value: Sendable>(_ value: Value) async -> Value {
    await Task.yield()
    return value
  }
}
