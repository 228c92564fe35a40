import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // kiliankoe/MensaDresden#66: a retry asks, and does not set the loading state.
  static let mensa66 = Exhibit(
    "kiliankoe/MensaDresden#66", "A retry looks dead: the error stays until the answer.",
    .waitingShowsLoading,
    history: ["menu.load()", "await server.calls[0].fail(Offline())", "menu.retry()"],
    inScreens: .onPurpose("the error state has to load by itself, without a transition")
  ) { isFixed in
    Explorer(of: Menu.self, isLoading: { $0.isLoading }, everyWaitShows: true) {
      (isLoading: $0.isLoading, error: $0.error, meals: $0.meals)
    } make: { inputs in
      let server = PendingWork<Void, Int>(reporter: .silent)
      inputs.act("menu.load()", when: { _ in server.calls.isEmpty }) { $0.load() }
      inputs.act("menu.retry()", when: { $0.error != nil && server.isFree() }) { $0.retry() }
      inputs.answers("server", of: server, with: [.succeed(1), .fail(Offline())])
      return Menu(server, isFixed)
    }
  }
}

private final class Menu: Served<Void, Int> {
  private(set) var isLoading = false
  private(set) var error: String?
  private(set) var meals = 0

  func load() {
    isLoading = true
    ask()
  }

  func retry() { if isFixed { load() } else { ask() } }

  private func ask() {
    Task {
      do { (meals, error) = (try await server(()), nil) } catch { self.error = "\(error)" }
      isLoading = false
    }
  }
}
