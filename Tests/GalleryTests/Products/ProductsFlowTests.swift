import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The products screen as a whole, over the shop that is built in.
@MainActor
@Suite(.noMistakes) struct ProductsFlowTests {
  private let clock = ManualClock()

  private func shop(_ service: BundledProductService) async -> ProductsScreen {
    let screen = ProductsScreen.products(of: service, times: .off, clock: clock)
    screen.start()
    await screen.settled()
    return screen
  }

  @Test func fromTheLoginToTheLastPage() async {
    let screen = await shop(BundledProductService())
    #expect(screen.path == "notLoggedIn")
    await screen.send { $0.logIn() }
    #expect(screen.display.items.map(\.id) == Array(1...5))
    for _ in 1...4 {
      await screen.send { $0.loadMore() }
    }
    #expect(screen.display.items.map(\.id) == Array(1...12))
    #expect(!screen.display.hasMore)
  }

  @Test func afterALoginItGoesOnWithTheSearch() async {
    let screen = await shop(BundledProductService())
    await screen.send { $0.logIn() }
    screen.type("lamp")
    await clock.advance(by: .milliseconds(300))
    await screen.settled()
    #expect(screen.display.items.map(\.name) == ["Desk lamp", "Floor lamp"])
    screen.state.logOut()
    #expect(screen.display.rows == [.caption("Log in to see the products.")])
    await screen.send { $0.logIn() }
    #expect(screen.display.items.map(\.name) == ["Desk lamp", "Floor lamp"])
  }

  @Test func whatTheCustomerOwnsSurvivesEveryTransition() async {
    let content = ProductsContent(request: "", items: [.desk], next: PageCursor(1))
    var kept = ProductsKept()
    kept.query = "lamp"
    kept.selection = 1
    kept.basket = Basket([.rug], notice: Notice("Sold out."))
    let kinds = ProductsKind.samples(of: content) + [.notLoggedIn("")]
    let shop = await ProductsFixture(keeping: kept)
    for first in kinds {
      for second in kinds {
        shop.screen.transition(to: first)
        shop.screen.transition(to: second)
        #expect(shop.screen.kept == kept)
      }
    }
    shop.screen.stop()
    #expect(shop.screen.kept == kept)
  }

  @Test func failRetryAndSucceedLeavesNothingOfTheError() async {
    let service = BundledProductService()
    let screen = await shop(service)
    service.failNext()
    await screen.send { $0.logIn() }
    #expect(screen.display.notice == Notice("The shop could not be reached; try again."))
    await screen.send { $0.logIn() }
    service.failNext()
    await screen.send { $0.refresh() }
    #expect(screen.display.notice?.remedy == .refresh)
    await screen.send { $0.retry() }
    #expect(screen.display.notice == nil)
    #expect(screen.display.items.count == 5)
  }

  @Test func theLatencyIsOnTheClockOfTheScreen() async {
    let service = BundledProductService(latency: .seconds(2), clock: clock)
    let screen = await shop(service)
    await clock.advance(by: .milliseconds(1999))
    #expect(screen.path == "loading")
    await clock.advance(by: .milliseconds(1))
    #expect(screen.path == "notLoggedIn")
  }
}
