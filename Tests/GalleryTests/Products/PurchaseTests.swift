import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A purchase is work of the screen: it completes whatever the list does meanwhile.
@MainActor
@Suite(.noMistakes) struct PurchaseTests {
  private let content = ProductsContent(request: "", items: [.desk, .lamp], next: PageCursor(2))

  /// What can happen to the list while a product is bought.
  private var meanwhiles: [(String, @MainActor (ProductsFixture) async -> Void)] {
    [
      ("loaded", { _ in }),
      ("refreshing", { await $0.screen.send { $0.refresh() } }),
      (
        "loaded",
        { shop in
          await shop.screen.send { $0.refresh() }
          await shop.answer([.rug])
        }
      ),
      ("loadingMore", { await $0.screen.send { $0.loadMore() } }),
      (
        "loaded",
        { shop in
          await shop.screen.send { $0.loadMore() }
          await shop.fail()
        }
      ),
      (
        "empty",
        { shop in
          await shop.screen.send { $0.ask(for: "zebra") }
          await shop.answer([])
        }
      ),
      (
        "failed",
        { shop in
          await shop.screen.send { $0.ask(for: "zebra") }
          await shop.answer([])
          await shop.screen.send { $0.retry() }
          await shop.fail()
        }
      ),
      ("notLoggedIn", { await $0.screen.send { $0.logOut() } }),
    ]
  }

  @Test func itCompletesWhateverTheListDoes() async {
    for (name, meanwhile) in meanwhiles {
      let shop = await ProductsFixture(in: .loaded(content))
      await shop.screen.send { $0.add(.lamp) }
      await meanwhile(shop)
      #expect(shop.screen.kind.name == name)
      #expect(!shop.shop.purchases.calls[0].isCancelled)
      await shop.shop.purchases.calls[0].succeed(())
      #expect(shop.screen.kept.basket == Basket([.lamp]))
      #expect(shop.screen.display.basket == Basket([.lamp]))
      #expect(shop.screen.kind.name == name)
    }
  }

  @Test func itsFailureIsANoticeBesideWhatIsShown() async {
    for (name, meanwhile) in meanwhiles {
      let shop = await ProductsFixture(in: .loaded(content))
      await shop.screen.send { $0.add(.lamp) }
      await meanwhile(shop)
      var expected = shop.screen.display
      await shop.shop.purchases.calls[0].fail(Complaint("Sold out."))
      expected.basket.notice = Notice("Lamp is not in the basket. Sold out.")
      #expect(shop.screen.display == expected)
      #expect(shop.screen.kind.name == name)
    }
  }

  @Test func theNoticeSurvivesTransitionsUntilAPurchaseSucceeds() async {
    let shop = await ProductsFixture(in: .refreshing(content))
    await shop.screen.send { $0.add(.lamp) }
    await shop.shop.purchases.calls[0].fail(Complaint("Sold out."))
    await shop.answer([.desk])
    #expect(shop.screen.display.basket.notice == Notice("Lamp is not in the basket. Sold out."))
    await shop.screen.send { $0.add(.desk) }
    await shop.shop.purchases.calls[1].succeed(())
    #expect(shop.screen.display.basket == Basket([.desk]))
  }

  @Test func severalPurchasesEndInTheOrderInWhichTheShopAnswers() async {
    let shop = await ProductsFixture(in: .loaded(content))
    await shop.screen.send { $0.add(.lamp) }
    await shop.screen.send { $0.add(.desk) }
    await shop.screen.send { $0.add(.desk) }
    for place in [2, 0, 1] { await shop.shop.purchases.calls[place].succeed(()) }
    #expect(shop.screen.kept.basket.products == [.desk, .lamp, .desk])
  }

  @Test func theSamePurchaseAsWorkOfAStateWouldHaveBeenCancelled() async {
    let pending = PendingShop()
    let states = HastyStates(service: pending)
    let shop = await ProductsFixture(in: .loaded(content), states: states)
    await shop.screen.send { ($0 as? HastyState)?.buy(.lamp) }
    await shop.screen.send { $0.refresh() }
    #expect(pending.purchases.calls[0].isCancelled)
    await pending.purchases.calls[0].succeed(())
    #expect(shop.screen.kept.basket == Basket())
    pending.pages.abandon()
  }
}

/// Sells as work of the state: what not to do.
private final class HastyState: ShowingDataState<ProductsKind> {
  var service: (any ProductService)?

  func buy(_ product: Product) {
    perform { [service] in
      try await service?.add(product)
    } then: { [unowned self] _ in
      screen?.kept.basket.products.append(product)
      return nil
    }
  }
}

private struct HastyStates: StateFactory {
  let service: any ProductService

  func makeState(for kind: ProductsKind) -> ContentState<ProductsKind> {
    guard case .loaded(let content) = kind else {
      return ProductsStates(service: service, times: .off).makeState(for: kind)
    }
    let state = HastyState(content, from: .products(of: service))
    state.service = service
    return state
  }
}
