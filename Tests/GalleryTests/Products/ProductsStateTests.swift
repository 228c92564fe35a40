import ContentStates
import Gallery
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What is particular in each state of a products screen, and what it answers.
@MainActor
@Suite(.noMistakes) struct ProductsStateTests {
  private let content = ProductsContent(request: "", items: [.desk, .lamp], next: PageCursor(2))

  private var bought: ProductsKept {
    var kept = ProductsKept()
    kept.basket = Basket([.rug], notice: Notice("Sold out."))
    return kept
  }

  // MARK: - Loading

  @Test func loadingFillsTheScreenAndThenShowsTheProducts() async {
    let shop = await ProductsFixture()
    #expect(shop.screen.display.rows == [.spinner("Loading …")])
    #expect(shop.asked == [ProductsAsk("")])
    await shop.answer([.desk, .lamp], next: PageCursor(2))
    #expect(shop.screen.kind == .loaded(content))
    #expect(shop.screen.display.rows == [.product(.desk), .product(.lamp)])
    #expect(shop.screen.display.announcement == "2 products")
  }

  @Test func loadingThatFailsOrFindsNothingSaysSo() async {
    let shop = await ProductsFixture()
    await shop.fail()
    #expect(shop.screen.kind == .failed("", Failure("No connection.")))
    #expect(shop.screen.display.rows == [.failure(Failure("No connection."))])
    await shop.screen.send { $0.retry() }
    await shop.answer([])
    #expect(shop.screen.kind == .empty("", .nothingThere))
  }

  // MARK: - With products

  @Test func productsAreShownWithTheBasket() async {
    for kind in [ProductsKind.loaded(content), .refreshing(content), .loadingMore(content)] {
      let shop = await ProductsFixture(in: kind, keeping: bought)
      #expect(shop.frames.count == 1)
      #expect(shop.frames[0].items == [.desk, .lamp])
      #expect(shop.frames[0].basket == bought.basket)
    }
  }

  @Test func aFurtherPageIsAppended() async {
    let shop = await ProductsFixture(in: .loaded(content))
    await shop.screen.send { $0.loadMore() }
    #expect(shop.asked == [ProductsAsk("", PageCursor(2))])
    #expect(
      shop.screen.display.rows == [.product(.desk), .product(.lamp), .loadingMore])
    await shop.answer([.rug])
    #expect(shop.screen.display.items == [.desk, .lamp, .rug])
    #expect(!shop.screen.display.hasMore)
  }

  // MARK: - Not logged in

  @Test func aShopThatKnowsNoCustomerLeadsToTheLogin() async {
    for kind in [ProductsKind.loading("a"), .refreshing(content), .loadingMore(content)] {
      let shop = await ProductsFixture(in: kind)
      await shop.fail(NotLoggedInError())
      #expect(shop.screen.kind == .notLoggedIn(kind.request))
      #expect(shop.screen.display.rows == [.caption("Log in to see the products.")])
      #expect(shop.screen.display.notice == nil)
    }
  }

  @Test func theWordsThatWereAskedForWaitForTheLogin() async {
    let shop = await ProductsFixture(in: .loaded(content))
    await shop.screen.send { $0.ask(for: "lamp") }
    await shop.fail(NotLoggedInError())
    #expect(shop.screen.kind == .notLoggedIn("lamp"))
    await shop.screen.send { $0.logIn() }
    await shop.shop.logins.calls[0].succeed(())
    #expect(shop.screen.kind == .loading("lamp"))
  }

  @Test func whoIsNotLoggedInIsLoggedOut() async {
    let shop = await ProductsFixture(in: .notLoggedIn(""))
    #expect(shop.shop.logouts == 1)
    #expect(
      shop.frames == [
        .drawing {
          $0.asksToLogIn = true
          $0.announcement = "Log in to see the products."
        }
      ])
  }

  @Test func aSecondTapDoesNotLogInTwice() async {
    let shop = await ProductsFixture(in: .notLoggedIn(""))
    await shop.screen.send { $0.logIn() }
    #expect(shop.screen.display.rows == [.spinner("Logging in …")])
    await shop.screen.send { $0.logIn() }
    #expect(shop.shop.logins.calls.count == 1)
  }

  @Test func aLoginThatFailsIsANoticeAndCanBeTriedAgain() async {
    let shop = await ProductsFixture(in: .notLoggedIn(""))
    await shop.screen.send { $0.logIn() }
    await shop.shop.logins.calls[0].fail(Complaint("Wrong key."))
    #expect(
      shop.frames.last
        == .drawing {
          $0.asksToLogIn = true
          $0.notice = Notice("Wrong key.")
          $0.announcement = "Wrong key."
        })
    await shop.screen.send { $0.logIn() }
    #expect(shop.screen.display.notice == nil)
    await shop.shop.logins.calls[1].succeed(())
    #expect(shop.screen.kind == .loading(""))
  }

  @Test func otherWordsWaitForTheLoginAndLoadNothing() async {
    let shop = await ProductsFixture(in: .notLoggedIn(""))
    await shop.screen.send { $0.ask(for: "rug") }
    #expect(shop.screen.kind == .notLoggedIn("rug"))
    #expect(shop.asked == [])
  }

  @Test func otherWordsDoNotDisturbALoginThatIsUnderWay() async {
    let shop = await ProductsFixture(in: .notLoggedIn("lamp"))
    await shop.screen.send { $0.logIn() }
    await shop.screen.send { $0.ask(for: "rug") }
    #expect(!shop.shop.logins.calls[0].isCancelled)
    await shop.shop.logins.calls[0].succeed(())
    #expect(shop.screen.kind == .loading("rug"))
  }

  // MARK: - Requests

  private var kinds: [ProductsKind] {
    var failed = content
    failed.notice = Notice("No.", remedy: .loadMore)
    var wishing = content
    wishing.asked = "rug"
    wishing.notice = Notice("No.", remedy: .refresh)
    let last = ProductsContent(request: "", items: [.desk], notice: Notice("Note."))
    return ProductsKind.samples(of: content) + [
      .loaded(failed), .loaded(wishing), .loaded(last), .notLoggedIn("lamp"),
      .failed("", Failure("Gone.", canRetry: false)),
    ]
  }

  @Test func whatAKindSaysThatItAnswersIsNeverIgnoredAndEverythingElseIs() async {
    for kind in kinds {
      for request in ProductsRequest.allCases {
        let shop = await ProductsFixture(in: kind)
        let log = TransitionRecorder(of: shop.screen)
        let isAnswered = shop.state.answers.contains(request)
        switch request {
        case .search: shop.state.ask(for: "b")
        case .more: shop.state.loadMore()
        case .refresh: shop.state.refresh()
        case .retry: shop.state.retry()
        case .add: shop.state.add(.desk)
        case .logIn: shop.state.logIn()
        case .logOut: shop.state.logOut()
        }
        #expect(log.ignored.isEmpty == isAnswered, "\(kind) \(request)")
      }
    }
  }

  @Test func everyKindCanBeSavedAndIsRestored() async throws {
    for kind in kinds {
      let saved = try Coding.restored(kind)
      #expect(saved == kind)
      let shop = await ProductsFixture(in: saved, keeping: try Coding.restored(bought))
      #expect(shop.screen.kind == kind)
      #expect(shop.screen.kept == bought)
    }
  }
}
