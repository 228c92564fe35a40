import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LoadingMoreStateTests {
  private let content = ShelfContent(request: "a", items: [1, 2], next: PageCursor(2))

  private let failed = ShelfContent(
    request: "a", items: [1, 2], next: PageCursor(2),
    notice: Notice("Could not load.", remedy: .loadMore))

  @Test func itDrawsTheItemsAndAnIndicatorInOneFrame() async {
    let shelf = await Shelf(at: .loadingMore(content), times: .off)
    let expected = ContentDisplay<Int>.drawing {
      $0.activity = .loadingMore
      $0.items = [1, 2]
      $0.hasMore = true
      $0.canRefresh = true
      $0.announcement = "Loading more."
    }
    #expect(shelf.frames == [expected])
    #expect(shelf.asked == [Ask("a", PageCursor(2))])
  }

  /// A page that names itself as the next is the last.
  @Test(arguments: [3, 2])
  func thePageContinuesTheItems(next: Int) async {
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.answer([3], next: PageCursor(next))
    let cursor = next == 2 ? nil : PageCursor(next)
    #expect(
      shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 2, 3], next: cursor)))
  }

  @Test func theLastPageEndsTheList() async {
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.answer([])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 2])))
    await shelf.screen.send { $0.loadMore() }
    #expect(shelf.asked.count == 1)
  }

  @Test func aFailedPageWaitsForARetry() async {
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.fail()
    #expect(shelf.kind == .showingData(failed))
    await shelf.screen.send { $0.loadMore() }
    #expect(shelf.kind == .showingData(failed))
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked == [Ask("a", PageCursor(2)), Ask("a", PageCursor(2))])
    #expect(shelf.kind == .loadingMore(content))
  }

  @Test func aRefreshDropsThePageInEveryOrder() async {
    for order in [[0, 1], [1, 0]] {
      let shelf = await Shelf(at: .loadingMore(content))
      await shelf.screen.send { $0.refresh() }
      #expect(shelf.kind == .refreshing(content))
      for place in order { await shelf.service.calls[place].succeed(Page([place])) }
      #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1])))
    }
  }

  @Test func anotherRequestDropsThePage() async {
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.service.calls[0].succeed(Page([3]))
    await shelf.answer([4])
    #expect(shelf.kind == .showingData(ShelfContent(request: "b", items: [4])))
  }

  @Test func aPageThatFailedForGoodIsNotAskedForAgainAtEachScroll() async {
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.fail(Failure("Gone.", canRetry: false))
    #expect(shelf.display.notice == Notice("Gone."))
    for _ in 1...3 {
      await shelf.screen.send { $0.loadMore() }
      await shelf.screen.send { $0.retry() }
    }
    #expect(shelf.asked.count == 1)
    await shelf.screen.send { $0.refresh() }
    await shelf.answer([1, 2], next: PageCursor(2))
    await shelf.screen.send { $0.loadMore() }
    #expect(shelf.asked.count == 3)
  }

  @Test(arguments: [false, true])
  func aFailedPageStaysFailedWhenASearchIsTakenBack(isRetried: Bool) async {
    for (canRetry, searchFails) in [(true, true), (true, false), (false, true), (false, false)] {
      let shelf = await Shelf(at: .loadingMore(content)) {
        if isRetried { $0.retries = RetryPolicy() }
      }
      await shelf.fail(Failure("Lost.", canRetry: canRetry))
      await shelf.screen.send { $0.ask(for: "b") }
      if searchFails { await shelf.fail() }
      await shelf.screen.send { $0.ask(for: "a") }
      #expect(shelf.screen.path == "showingData")
      #expect(shelf.display.canRetry == canRetry)
      await shelf.screen.send { $0.loadMore() }
      #expect(shelf.asked == [Ask("a", PageCursor(2)), Ask("b")])
    }
  }

  // MARK: - Rows that come twice

  struct Row: Identifiable, Equatable {
    var id: Int
    var text = ""
  }

  @Test func pagesThatShiftBringNoRowTwice() async {
    var pages = [
      Page([Row(id: 1), Row(id: 2), Row(id: 1, text: "again")], next: PageCursor(1)),
      Page([Row(id: 2, text: "newer"), Row(id: 3)]),
    ]
    let screen = ContentScreen(initial: "", times: .off) { _, _ in pages.removeFirst() }
    await screen.begin()
    #expect(screen.display.items == [Row(id: 1, text: "again"), Row(id: 2)])
    await screen.send { $0.loadMore() }
    #expect(
      screen.display.items == [Row(id: 1, text: "again"), Row(id: 2, text: "newer"), Row(id: 3)])
  }

  @Test func aClosureSaysWhatIsTheSame() async {
    let shelf = await Shelf(at: .loadingMore(content)) { $0.identity = { AnyHashable($0 % 10) } }
    await shelf.answer([12, 3, 13])
    #expect(shelf.display.items == [1, 12, 13])
  }

  /// A row without an identifier, which cannot be compared quickly.
  struct Line: Equatable { var text: String }

  @Test func withoutIdentifiersWhatPagesRepeatIsShownOnce() async {
    // Two titles are new at the server when the second page is asked for.
    var pages = [
      Page(["c", "d", "d"], next: PageCursor(1)), Page(["d", "d", "e"], next: PageCursor(2)),
      Page(["f", "f"]),
    ]
    let screen = ContentScreen(initial: "", times: .off) { _, _ in pages.removeFirst() }
    await screen.begin()
    await screen.send { $0.loadMore() }
    #expect(screen.display.items == ["c", "d", "d", "e"])
    await screen.send { $0.loadMore() }
    // What one page has twice is there twice.
    #expect(screen.display.items == ["c", "d", "d", "e", "f", "f"])
  }

  @Test func whereNothingIsTheSameEveryRowIsShown() async {
    let shelf = await Shelf(at: .loadingMore(content)) { $0.identity = nil }
    await shelf.answer([1, 1])
    #expect(shelf.display.items == [1, 2, 1, 1])
    var pages = [Page([Line(text: "a")], next: PageCursor(1)), Page([Line(text: "a")])]
    let screen = ContentScreen(initial: "", times: .off) { _, _ in pages.removeFirst() }
    await screen.begin()
    await screen.send { $0.loadMore() }
    #expect(screen.display.items.count == 2)
  }

  @Test func aPageThatBringsNothingNewIsPassedOver() async {
    let shelf = await Shelf(at: .loadingMore(content)) { $0.identity = { AnyHashable($0) } }
    await shelf.answer([1, 2], next: PageCursor(4))
    #expect(shelf.asked == [Ask("a", PageCursor(2)), Ask("a", PageCursor(4))])
    await shelf.answer([2, 3])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 2, 3])))
  }
}
