import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // vercel/swr#4221: the cause is not stated. Here a write of the cache makes the answer under way
  // invalid, and only a valid answer ends the loading.
  static let swr4221 = Exhibit(
    "vercel/swr#4221", "Loading stays when the cache is written without a new request.",
    .loadingOnlyWhileWaiting,
    history: ["cache.load()", "cache.write(2)", "await server.calls[0].succeed(1)"],
    inScreens: .onPurpose("the result of the work has to name no next kind")
  ) { isFixed in
    Explorer(of: Cache.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading, data: $0.data)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("cache.load()", when: { !$0.isLoading && server.isFree() }) { $0.load() }
      inputs.act("cache.write(2)", when: { $0.data != 2 }) { $0.write(2) }
      inputs.answers("server", of: server, with: [.succeed(1)])
      return Cache(server, isFixed)
    }
  }
}

private final class Cache: Served<Void, Int> {
  private var version = 0
  private(set) var isLoading = false
  private(set) var data = 0

  func load() {
    isLoading = true
    version += 1
    let asked = version
    Task {
      let answer = try await server(())
      guard asked == version else { return }
      (data, isLoading) = (answer, false)
    }
  }

  func write(_ value: Int) {
    version += 1
    data = value
    if isFixed { isLoading = false }
  }
}
