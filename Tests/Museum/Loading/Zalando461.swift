import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exhibit {
  // zalando-incubator/zalando-commerce-ios#461: the cause is not stated; cancelling the login does
  // not end the wait for it.
  static let zalando461 = Exhibit(
    "zalando-incubator/zalando-commerce-ios#461", "A cancelled login still shows loading.",
    .loadingOnlyWhileWaiting, history: ["shop.buy()", "shop.cancelLogin()"],
    inScreens: .yes("the state that waits for the login leaves `cancelLogin()` unanswered")
  ) { isFixed in
    Explorer(of: Shop.self, isLoading: { $0.isLoading }) {
      (isLoading: $0.isLoading && !$0.isLoginOpen, isBought: $0.isBought)
    } make: { inputs in
      let server = PendingWork<Void, Void>(reporter: .silent)
      inputs.act("shop.buy()", when: { !$0.isLoading && !$0.isBought }) { $0.buy() }
      inputs.act("shop.logIn()", when: { $0.isLoginOpen }) { $0.logIn() }
      inputs.act("shop.cancelLogin()", when: { $0.isLoginOpen }) { $0.cancelLogin() }
      inputs.answers("server", of: server, with: [.succeed((), as: "()")])
      return Shop(server, isFixed)
    }
  }
}

private final class Shop: Served<Void, Void> {
  private(set) var (isLoading, isLoginOpen, isBought) = (false, false, false)

  func buy() { (isLoading, isLoginOpen) = (true, true) }

  func logIn() {
    isLoginOpen = false
    Task {
      try await server(())
      (isLoading, isBought) = (false, true)
    }
  }

  func cancelLogin() {
    isLoginOpen = false
    if isFixed { isLoading = false }
  }
}
