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
}
