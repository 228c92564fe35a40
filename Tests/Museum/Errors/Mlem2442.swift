import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // mlemgroup/mlem#2442: as is suspected there, the loader stays in its failed state.
  static let mlem2442 = Exhibit(
    "mlemgroup/mlem#2442", "A feed cannot be refreshed after a failure.",
    .retryAsksAgain,
    history: ["feed.refresh()", "await server.calls[0].fail(Offline())", "feed.refresh()"],
    inScreens: .onPurpose("the failed state has to leave `refresh()` unanswered")
  ) { isFixed in
    Explorer(of: Feed.self) {
      $0.state
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      var refreshes = 0
      inputs.act(
        "feed.refresh()", when: { _ in server.waiting.isEmpty && refreshes < 2 }
      ) { feed in
        refreshes += 1
        feed.refresh()
      }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      inputs.watch("refreshes") { refreshes }
      inputs.always(.retryAsksAgain) { _ in server.calls.count == refreshes }
      return Feed(server, isFixed)
    }
  }
}

private enum State: Equatable {
  case idle, loading, failed
}

private final class Feed: Served<Void, Int> {
  private(set) var state = State.idle

  func refresh() {
    guard state == .idle || isFixed && state == .failed else { return }
    state = .loading
    Task { state = (try? await server(())) == nil ? .failed : .idle }
  }
}
