import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // vueuse/vueuse#3300: the cause is not stated; a related change moves the abort before the flag.
  // Here the end of the aborted request clears the flag of the next.
  static let vueuse3300 = Exhibit(
    "vueuse/vueuse#3300", "No loading is shown while the second request runs.",
    .waitingShowsLoading, needs: .twoCalls, history: ["fetch.load()", "fetch.load()"],
    inScreens: .lateAnswer
  ) { isFixed in
    Explorer(of: Fetch.self, isLoading: { $0.isLoading }, everyWaitShows: true) {
      (isLoading: $0.isLoading, data: $0.data)
    } make: { inputs in
      let server = PendingWork<Void, Int>(whenCancelled: .fail, reporter: .silent)
      inputs.act("fetch.load()", when: { _ in server.isFree() }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      return Fetch(server, isFixed)
    }
  }
}

private final class Fetch: Served<Void, Int> {
  private var task: Task<Void, any Error>?
  private(set) var isLoading = false
  private(set) var data = 0

  func load() {
    task?.cancel()
    isLoading = true
    task = Task {
      defer { if !isFixed || !Task.isCancelled { isLoading = false } }
      data = try await server(())
    }
  }
}
