import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // AntennaPod/AntennaPod#3198: the error of an interruption is delivered to a subscriber that has
  // been disposed of.
  static let antennaPod3198 = Exhibit(
    "AntennaPod/AntennaPod#3198", "Leaving the list while it loads crashes the app.",
    .nothingAfterLeaving, history: ["list.open()", "list.leave()"], inScreens: .cancellation
  ) { isFixed in
    Explorer(of: List.self) {
      $0.isThere
    } make: { inputs in
      let database = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("list.open()", when: { !$0.isThere && database.isFree() }) { $0.open() }
      inputs.act("list.leave()", when: { $0.isThere }) { $0.leave() }
      inputs.answers("database", of: database, with: [.succeed(1), .fail(Offline())])
      inputs.always(.nothingAfterLeaving) { !$0.hasUnhandledError }
      return List(database, isFixed)
    }
  }
}

private final class List: Served<Void, Int> {
  private var loading: Task<Void, Never>?
  private(set) var isThere = false
  private(set) var hasUnhandledError = false

  func open() {
    isThere = true
    loading = Task {
      do { _ = try await server(()) } catch {
        if isFixed, Task.isCancelled { return }
        hasUnhandledError = !isThere
      }
    }
  }

  func leave() {
    isThere = false
    loading?.cancel()
  }
}
