import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ShowingDataStateTests {
  private let whole = ShelfContent(request: "a", items: [1, 2])
  private let begun = ShelfContent(request: "a", items: [1, 2], next: PageCursor(2))

  @Test func itDrawsTheItems() async {
    let shelf = await Shelf(at: .showingData(begun))
    let expected = ContentDisplay<Int>.drawing {
      $0.items = [1, 2]
      $0.hasMore = true
      $0.canRefresh = true
      $0.canLoadMore = true
      $0.announcement = "2 items"
    }
    #expect(shelf.frames == [expected])
    #expect(shelf.asked.isEmpty)
  }

  @Test func itDrawsTheNoticeBesideThem() async {
    var content = whole
    content.notice = Notice("Sold out.")
    let shelf = await Shelf(at: .showingData(content))
    let expected = ContentDisplay<Int>.drawing {
      $0.items = [1, 2]
      $0.notice = Notice("Sold out.")
      $0.canRefresh = true
      $0.announcement = "2 items. Sold out."
    }
    #expect(shelf.frames == [expected])
  }

  @Test func refreshKeepsTheItems() async {
    let shelf = await Shelf(at: .showingData(begun))
    await shelf.screen.send { $0.refresh() }
    #expect(shelf.kind == .refreshing(begun))
    #expect(shelf.asked == [Ask("a")])
  }

  @Test func retryDoesWhatFailed() async {
    for (remedy, ask) in [
      (Notice.Remedy.refresh, Ask("a")), (.loadMore, Ask("a", PageCursor(2))),
    ] {
      var content = begun
      content.notice = Notice("No connection.", remedy: remedy)
      let shelf = await Shelf(at: .showingData(content))
      await shelf.screen.send { $0.retry() }
      #expect(shelf.kind == (remedy == .refresh ? .refreshing(begun) : .loadingMore(begun)))
      #expect(shelf.display.notice == nil)
      await shelf.screen.send { $0.retry() }
      #expect(shelf.asked == [ask])
    }
  }

  @Test func whatIsShownIsNotAskedForAgain() async {
    let shelf = await Shelf(at: .showingData(begun))
    await shelf.screen.send { $0.ask(for: "a") }
    #expect(shelf.kind == .showingData(begun))
    #expect(shelf.asked.isEmpty)
  }

  @Test func toGoBackToWhatIsShownTakesTheOtherWishBack() async {
    var content = begun
    content.asked = "b"
    content.notice = Notice("No connection.", remedy: .refresh)
    let shelf = await Shelf(at: .showingData(content))
    await shelf.screen.send { $0.ask(for: "a") }
    #expect(shelf.kind == .showingData(begun))
    #expect(shelf.asked.isEmpty)
  }

  @Test func aNoticeOfTheAppHasNoTimeLimit() async {
    let shelf = await Shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    await shelf.screen.send { $0.refresh() }
    await shelf.fail()
    let notice = Notice("The book was not lent.")
    shelf.screen.state.display.notice = notice
    await shelf.clock.advance(by: .seconds(60))
    #expect(shelf.display.notice == notice)
  }
}
