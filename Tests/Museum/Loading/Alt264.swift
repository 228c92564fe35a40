import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // goatslacker/alt#264: each call resets one Boolean; a counter replaced it.
  static let alt264 = Exhibit(
    "goatslacker/alt#264", "No loading is shown while a second request is under way.",
    .waitingShowsLoading, needs: .twoCalls,
    history: ["store.load()", "store.load()", "await server.calls[0].succeed(1)"],
    inScreens: .onPurpose("two loads of one state, and the first to end exits it")
  ) { isFixed in
    Explorer(of: Store.self, isLoading: { $0.isLoading }, everyWaitShows: true) {
      (isLoading: $0.isLoading, data: $0.data)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("store.load()", when: { _ in server.isFree() }) { $0.load() }
      inputs.answers("server", of: server, with: [.succeed(1)])
      return Store(server, isFixed)
    }
  }
}

private final class Store: Served<Void, Int> {
  private var loads = 0
  private(set) var data = 0

  var isLoading: Bool { loads > 0 }

  func load() {
    loads += 1
    Task {
      data = try await server(())
      loads = isFixed ? loads - 1 : 0
    }
  }
}
