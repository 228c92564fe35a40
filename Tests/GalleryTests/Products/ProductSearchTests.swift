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

  @Test func itSearchesAfterThePauseAndNotBefore() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.type("lamp")
    await shop.clock.advance(by: .milliseconds(299))
    #expect(shop.asked == [])
    await shop.clock.advance(by: .milliseconds(1))
    #expect(shop.asked == [ProductsAsk("lamp")])
  }

  @Test func theSampleOfTheDocumentationSearchesOnce() async {
    let shop = PendingShop()
    let clock = ManualClock()
    let screen = ProductsScreen(
      initial: .loaded(content), keeping: ProductsKept(),
      states: ProductsStates(service: shop), clock: clock)
    screen.start()
    screen.type("la")
    screen.type("lamp")  // searches for lamp, 0.3 seconds later
    await clock.advance(by: .milliseconds(300))
    await screen.settled()
    #expect(shop.pages.calls.map(\.argument) == [ProductsAsk("lamp")])
    shop.pages.abandon()
  }

  @Test func everyLetterBeginsThePauseAnew() async {
    let shop = await ProductsFixture(in: .loaded(content))
    for text in ["l", "la", "l", "la"] {
      shop.screen.type(text)
      await shop.clock.advance(by: .milliseconds(200))
    }
    #expect(shop.asked == [])
    await shop.clock.advance(by: .milliseconds(100))
    #expect(shop.asked == [ProductsAsk("la")])
    await shop.clock.advance(by: .seconds(5))
    #expect(shop.asked.count == 1)
  }

  @Test func theReturnKeyEndsThePause() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.type("la")
    shop.screen.submit()
    await shop.screen.settled()
    #expect(shop.asked == [ProductsAsk("la")])
    #expect(shop.clock.scheduledCount == 0)
  }

  @Test func whatIsTakenBackIsNotSearchedFor() async {
    let shop = await ProductsFixture(in: .loaded(content))
    shop.screen.type("l")
    shop.screen.type("")
    await shop.clock.advance(by: .seconds(1))
    #expect(shop.screen.kind == .loaded(content))
  }

  @Test func aTransitionDoesNotEndThePause() async {
    let shop = await ProductsFixture(in: .loadingMore(content))
    shop.screen.type("rug")
    await shop.answer([.rug])
    #expect(shop.screen.kind.name == "loaded")
    await shop.clock.advance(by: .milliseconds(300))
    #expect(shop.asked.last == ProductsAsk("rug"))
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

  @Test func theOlderAnswerLosesInEitherOrder() async {
    for order in [[0, 1], [1, 0]] {
      let shop = await ProductsFixture(in: .loaded(content))
      shop.screen.submit("lamp")
      await shop.screen.settled()
      shop.screen.submit("rug")
      await shop.screen.settled()
      #expect(shop.shop.pages.calls.map(\.isCancelled) == [true, false])
      for place in order {
        await shop.shop.pages.calls[place].succeed(Page([place == 0 ? .lamp : .rug]))
      }
      #expect(shop.screen.kind == found("rug", [.rug]))
    }
  }
}
