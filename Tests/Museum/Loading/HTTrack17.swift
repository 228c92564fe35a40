import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // xroche/httrack-android#17: an empty holder that was restored was taken for a job under way.
  static let httrack17 = Exhibit(
    "xroche/httrack-android#17", "A restored pane shows the progress of a job that is gone.",
    .restoredIsNotWaiting, history: ["app.begin()", "app.killAndReopen()"],
    inScreens: .no("a restored kind is entered, and starts its work again (rule 16)")
  ) { isFixed in
    Explorer(of: App.self) {
      $0.isInProgress
    } make: { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("app.begin()", when: { !$0.isInProgress }) { $0.begin() }
      inputs.act("app.killAndReopen()") { $0.killAndReopen() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      inputs.always(.restoredIsNotWaiting) { app in
        !app.isInProgress || !server.waiting.isEmpty
      }
      return App(server, isFixed)
    }
  }
}

private final class App: Served<Void, Int> {
  private var job: Task<Void, any Error>?
  private var saved = false
  private(set) var isInProgress = false

  func begin() {
    (isInProgress, saved) = (true, true)
    job = Task {
      _ = try await server(())
      (isInProgress, saved) = (false, false)
    }
  }

  func killAndReopen() {
    job?.cancel()
    isInProgress = saved && !isFixed
    saved = isInProgress
  }
}
