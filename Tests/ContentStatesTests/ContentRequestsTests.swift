import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a display says about requests is what becomes of them, in every kind.
@MainActor
@Suite(.noMistakes) struct ContentRequestsTests {
  typealias Request = (
    name: String, canBeSent: (ContentDisplay<Int>) -> Bool, send: (ContentState<ShelfKind>) -> Void
  )

  nonisolated static let kinds: [ShelfKind] = {
    var kinds = ContentKindTests.samples
    let open = ShelfContent(request: "a", items: [1], next: PageCursor(1))
    let changes: [(inout ShelfContent) -> Void] = [
      { _ in }, { $0.next = nil }, { $0.asked = "b" }, { $0.failedPage = Failure("Lost.") },
      { $0.failedPage = Failure("Lost.", canRetry: false) }, { $0.notice = Notice("Sold out.") },
      { $0.notice = Notice("Lost.", remedy: .loadMore) },
      { $0.notice = Notice("Lost.", remedy: .refresh) },
    ]
    for change in changes {
      var content = open
      change(&content)
      kinds += [.showingData(content), .refreshing(content), .loadingMore(content)]
    }
    return kinds + [.error("a", Failure("Gone.", canRetry: false))]
  }()

  @Test(arguments: kinds)
  func whatIsSaidIsWhatIsAnswered(kind: ShelfKind) async {
    let requests: [Request] = [
      ("retry()", \.canRetry, { $0.retry() }), ("refresh()", \.canRefresh, { $0.refresh() }),
      ("loadMore()", \.canLoadMore, { $0.loadMore() }),
    ]
    for request in requests {
      let shelf = await Shelf(at: kind)
      let log = TransitionRecorder(of: shelf.screen)
      let isSaid = request.canBeSent(shelf.display)
      await shelf.screen.send(request.send)
      #expect(log.lines.contains("\(kind.name): \(request.name) ignored") == !isSaid)
      shelf.screen.stop()
    }
  }

  @Test func aStoppedScreenAnswersNothing() async {
    let shelf = await Shelf(at: .empty("a", .nothingThere))
    shelf.screen.stop()
    #expect(!shelf.display.canRetry && !shelf.display.canRefresh)
  }

  // MARK: - Notices

  @Test func aNoticeIsDismissed() async {
    var content = ShelfContent(request: "a", items: [1], next: PageCursor(1))
    content.notice = Notice("Sold out.")
    let shelf = await Shelf(at: .showingData(content))
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.display.notice == nil)
    #expect(shelf.display.canLoadMore)
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.frames.count == 2)
  }

  @Test func aPageThatFailedWaitsAlsoWhenItsNoticeIsDismissed() async {
    let content = ShelfContent(request: "a", items: [1], next: PageCursor(1))
    let shelf = await Shelf(at: .loadingMore(content))
    await shelf.fail()
    await shelf.screen.send { $0.dismissNotice() }
    await shelf.screen.send { $0.loadMore() }
    #expect(shelf.asked.count == 1)
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked.count == 2)
    await shelf.answer([2])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 2])))
  }

  @Test func aNoticeGoesAfterItsTime() async {
    let content = ShelfContent(request: "a", items: [1])
    let shelf = await Shelf(
      at: .refreshing(content), times: LoadingTimes(noticeStays: .seconds(4)))
    await shelf.fail()
    #expect(shelf.display.notice?.message == "Could not load.")
    await shelf.clock.advance(by: .milliseconds(3_999))
    #expect(shelf.display.notice != nil)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.kind == .showingData(content))
    #expect(shelf.clock.scheduledCount == 0)
  }

  @Test func aNoticeOfTheAppsCarriesItsCode() async {
    let shelf = await Shelf(at: .refreshing(ShelfContent(request: "a", items: [1])))
    await shelf.fail(Failure("Log in.", code: "notLoggedIn", canRetry: false))
    #expect(shelf.display.notice == Notice("Log in.", code: "notLoggedIn"))
  }
}
