import ContentStates
import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

extension Exploration {
  /// The products: two pages, a search, one purchase, and a login.
  package static var products: Exploration {
    Exploration(
      "products", productsExplorer(), recorded: { _ in productsExplorer(repeats: true) },
      audit: DisplayAudit(
        [
          "loading": { $0.activity == .loading }, "products": { !$0.items.isEmpty },
          "empty": { $0.emptyReason != nil }, "error": { $0.failure != nil },
          "log in": { $0.asksToLogIn },
        ],
        meant: [
          ["loading"], ["products"], ["empty"], ["error"], ["log in"], ["loading", "log in"],
        ]))
  }

  /// The explorer; a user may also submit the same words again.
  private static func productsExplorer(
    repeats: Bool = false
  ) -> Explorer<ProductsScreen, ProductsDisplay> {
    let lamp = Product(id: 2, name: "Lamp", description: "A lamp.")
    let content = Content(request: "", items: [lamp], next: PageCursor(2))
    let samples = ProductsKind.samples(of: content) + [.notLoggedIn("")]
    var explorer = Explorer(ProductsKind.self, samples: samples) { inputs in
      let shop = PendingShop()
      inputs.request("retry()") { $0.retry() }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("loadMore()") { $0.loadMore() }
      // A search and a purchase are independent, so they are tried separately.
      inputs.request(
        "ask(for: \"lamp\")",
        when: { $0.kind.request.isEmpty && shop.purchases.calls.isEmpty }
      ) { $0.ask(for: "lamp") }
      if repeats {
        inputs.request("ask(for: \"\")") { $0.ask(for: $0.screen?.kind.request ?? "") }
      }
      inputs.request(
        "add(lamp)",
        when: { $0.kind.request.isEmpty && shop.purchases.calls.isEmpty }
      ) { $0.add(lamp) }
      inputs.request("logIn()") { $0.logIn() }
      inputs.request("logOut()") { $0.logOut() }
      inputs.answers(
        "shop.pages", of: shop.pages, .current,
        with: [
          .succeed(Page([lamp], next: PageCursor(2)), as: "Page([lamp], next: PageCursor(2))"),
          .succeed(Page([]), as: "Page([])"), .fail(Offline()),
          .fail(NotLoggedInError()),
        ])
      inputs.answers(
        "shop.purchases", of: shop.purchases, with: [.succeed(()), .fail(Offline())])
      inputs.answers("shop.logins", of: shop.logins, with: [.succeed(()), .fail(Offline())])
      return .products(of: shop, times: .off, clock: ManualClock())
    }
    explorer.memory = 0
    explorer.isLoading = { $0.activity != nil }
    explorer.always("no products are shown before a log-in") { _, display in
      !display.asksToLogIn || display.items.isEmpty
    }
    return explorer
  }
}
