import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // AlexMamo/FirestoreRealtimePagination#3: a listener is added each time that the app becomes
  // active, and rows are appended.
  static let firestore3 = Exhibit(
    "AlexMamo/FirestoreRealtimePagination#3", "Each lock and unlock adds the rows again.",
    .nothingTwice,
    history: [
      "list.start()", "await server.calls[0].succeed([1])", "list.stop()", "list.start()",
      "await server.calls[1].succeed([1])",
    ], inScreens: .yes("rows that are kept, and a state that appends to them")
  ) { isFixed in
    var explorer = Explorer(of: List.self) {
      $0.rows
    } make: { inputs in
      let server = PendingWork<Void, [Int]>(whenCancelled: .fail, reporter: .silent)
      inputs.appear("list.start()") { $0.start() }
      inputs.disappear("list.stop()") { $0.stop() }
      inputs.answers("server", of: server, with: [.succeed([1])])
      return List(server, isFixed)
    }
    explorer.nothingIsShownTwice { $0 }
    return explorer
  }
}

private final class List: Served<Void, [Int]> {
  private var listening: Task<Void, any Error>?
  private(set) var rows: [Int] = []

  func start() {
    if isFixed { rows = [] }
    listening = Task { rows += try await server(()) }
  }

  func stop() { listening?.cancel() }
}
