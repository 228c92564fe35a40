import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // Kong/swrv#88: a write of the cache that succeeds does not reset the error.
  static let swrv88 = Exhibit(
    "Kong/swrv#88", "New data appears beside the old error.", .successClearsError,
    history: [
      "cache.load()", "await server.calls[0].fail(Offline())", "cache.load()",
      "await server.calls[1].succeed(1)",
    ], inScreens: .besides
  ) { isFixed in
    Explorer(of: Cache.self) {
      (data: $0.data, error: $0.error)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("cache.load()", when: { !$0.isLoading && server.isFree() }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      inputs.always(.successClearsError, when: { $0.data != nil }) { $0.error == nil }
      return Cache(server, isFixed)
    }
  }
}

private final class Cache: Served<Void, Int> {
  private(set) var isLoading = false
  private(set) var data: Int?
  private(set) var error: String?

  func load() {
    isLoading = true
    Task {
      do {
        data = try await server(())
        if isFixed { error = nil }
      } catch {
        (data, self.error) = (nil, "\(error)")
      }
      isLoading = false
    }
  }
}
