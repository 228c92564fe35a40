import ContentStates
import Gallery
import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

// The screens with ready-made states.
extension Exploration {
  /// The items, with an indicator that appears at once.
  static var items: Exploration {
    let tent = Item(name: "Tent", note: "for two")
    // The items screen never loads a further page.
    let samples = ItemsKind.samples(of: Content([tent])).filter {
      if case .loadingMore = $0 { false } else { true }
    }
    let audit = DisplayAudit<ContentDisplay<Item>>(
      [
        "table": { !$0.items.isEmpty }, "error": { $0.failure != nil },
        "empty": { $0.emptyReason != nil },
        "indicator": { $0.activity == .loading || $0.activity == .stillLoading },
      ], meant: [["table"], ["error"], ["empty"], ["indicator"]])
    return Exploration("items", of: ItemsKind.self, audit: audit) { recorded in
      var explorer = Explorer(ItemsKind.self, samples: samples) { inputs in
        let clock = ManualClock()
        let service = PendingServices()
        inputs.request("retry()") { $0.retry() }
        inputs.request("refresh()") { $0.refresh() }
        inputs.request("loadMore()") { $0.loadMore() }
        // Only the program itself starts over.
        if recorded != nil {
          inputs.act("screen.transition(to: .loading, cause: \"start over\")") {
            $0.transition(to: .loading, cause: "start over")
          }
        }
        inputs.answers(
          "service.items", of: service.items,
          with: [.succeed([tent], as: "[tent]"), .succeed([]), .fail(Offline())])
        inputs.clock(clock)
        return .items(of: service, times: LoadingTimes(appearsAfter: nil), clock: clock)
      }
      explorer.isLoading = { $0.activity != nil }
      return explorer
    }
  }

  /// The history of watched shows, with two pages.
  static var history: Exploration {
    let show = WatchedShow(title: "Ladders", episode: 1, day: "2024-02-01")
    let content = Content(
      request: NoRequest(), items: [show], next: PageCursor(2))
    let samples = HistoryKind<WatchedShow>.samples(of: content) + [.hidden]
    var explorer = Explorer(HistoryKind<WatchedShow>.self, samples: samples) { inputs in
      let clock = ManualClock()
      let service = PendingServices()
      inputs.request("retry()") { $0.retry() }
      inputs.request("refresh()") { $0.refresh() }
      inputs.request("loadMore()") { $0.loadMore() }
      inputs.request("hide()") { $0.hide() }
      inputs.request("reveal()") { $0.reveal() }
      inputs.answers(
        "service.shows", of: service.shows,
        with: [
          .succeed(Page([show], next: PageCursor(2)), as: "Page([show], next: PageCursor(2))"),
          .succeed(Page([]), as: "Page([])"), .fail(Offline()),
        ])
      inputs.clock(clock)
      return .history(
        of: service, times: LoadingTimes(appearsAfter: nil, staysAtLeast: nil, slowAfter: nil),
        clock: clock)
    }
    explorer.isLoading = { $0.activity != nil }
    let audit = DisplayAudit<HistoryDisplay<WatchedShow>>(
      [
        "indicator": { $0.activity == .loading || $0.activity == .stillLoading },
        "shows": { !$0.items.isEmpty }, "empty": { $0.emptyReason != nil },
        "error": { $0.failure != nil }, "hidden": { $0.isHidden },
      ], meant: [["indicator"], ["shows"], ["empty"], ["error"], ["hidden"]])
    return Exploration("history", of: HistoryKind<WatchedShow>.self, audit: audit) { _ in explorer }
  }

  /// The products: two pages, a search, one purchase, and a login.
  static var products: Exploration {
    let lamp = Product(id: 2, name: "Lamp", description: "A lamp.")
    let content = Content(request: "", items: [lamp], next: PageCursor(2))
    let samples = ProductsKind.samples(of: content) + [.notLoggedIn("")]
    let audit = DisplayAudit<ProductsDisplay>(
      [
        "loading": { $0.activity == .loading }, "products": { !$0.items.isEmpty },
        "empty": { $0.emptyReason != nil }, "error": { $0.failure != nil },
        "log in": { $0.asksToLogIn },
      ],
      meant: [
        ["loading"], ["products"], ["empty"], ["error"], ["log in"], ["loading", "log in"],
      ])
    return Exploration("products", of: ProductsKind.self, audit: audit) { recorded in
      var explorer = Explorer(ProductsKind.self, samples: samples) { inputs in
        let shop = PendingServices()
        // A search and a purchase are independent, so they are tried separately.
        let isAlone = { @MainActor (screen: ProductsScreen) in
          screen.kind.request.isEmpty && shop.purchases.calls.isEmpty
        }
        inputs.request("retry()") { $0.retry() }
        inputs.request("refresh()") { $0.refresh() }
        inputs.request("loadMore()") { $0.loadMore() }
        inputs.request("ask(for: \"lamp\")", when: isAlone) { $0.ask(for: "lamp") }
        // A user may also submit the same words again.
        if recorded != nil {
          inputs.request("ask(for: \"\")") { $0.ask(for: $0.screen?.kind.request ?? "") }
        }
        inputs.request("add(lamp)", when: isAlone) { $0.add(lamp) }
        inputs.request("logIn()") { $0.logIn() }
        inputs.request("logOut()") { $0.logOut() }
        inputs.answers(
          "shop.pages", of: shop.pages, .current,
          with: [
            .succeed(Page([lamp], next: PageCursor(2)), as: "Page([lamp], next: PageCursor(2))"),
            .succeed(Page([]), as: "Page([])"), .fail(Offline()), .fail(NotLoggedInError()),
          ])
        inputs.answers(
          "shop.purchases", of: shop.purchases, with: [.succeed(()), .fail(Offline())])
        inputs.answers("shop.logins", of: shop.logins, with: [.succeed(()), .fail(Offline())])
        // How the products are drawn never changes.
        inputs.watch("decoration") { true }
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
}
