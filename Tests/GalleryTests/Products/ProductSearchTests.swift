import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The search field: typing, the pause, and what becomes of answers to older words.
@MainActor
@Suite(.noMistakes) struct ProductSearchTests {
  private let content = ProductsContent(request: "", items: [.desk, .lamp], next: PageCursor(2))

  private func found(_ words: String, _ products: [Product]) -> ProductsKind {
    .loaded(ProductsContent(request: words, items: products))
  }

  @Test func theSampleOfTheDocumentationSearchesOnceAfterThePauseAndNotBefore() async {
    let shop = PendingShop()
    let clock = ManualClock()
    let screen = ProductsScreen(
      initial: .loaded(content), keeping: ProductsKept(),
      states: ProductsStates(service: shop), clock: clock)
    screen.start()
    screen.type("la")
    screen.type("lamp")  // searches for lamp, 0.3 seconds later
    await clock.advance(by: .milliseconds(299))
    #expect(shop.pages.calls.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await screen.settled()
    #expect(shop.pages.calls.map(\.argument) == [ProductsAsk("lamp")])
    shop.pages.abandon()
  }

  @Test func theReturnKeyEndsThePause() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.type("la")
    shop.screen.submit()
    await shop.screen.settled()
    #expect(shop.asked == [ProductsAsk("la")])
    #expect(shop.clock.scheduledCount == 0)
  }

  @Test func overProductsItRefreshesAndIsNeverBlank() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.submit("lamp")
    #expect(shop.screen.kind.name == "refreshing")
    await shop.screen.settled()
    await shop.answer([.lamp])
    #expect(shop.screen.kind == found("lamp", [.lamp]))
    #expect(shop.frames.allSatisfy { !$0.items.isEmpty })
  }

  @Test func nothingThatMatchesIsSaidAndOtherWordsAreLoaded() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.submit("zebra")
    await shop.screen.settled()
    await shop.answer([])
    #expect(shop.screen.display.rows == [.caption("No products match.")])
    shop.screen.submit("rug")
    #expect(shop.screen.kind == .loading("rug"))
  }
}
