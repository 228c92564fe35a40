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
      { ($0.asked, $0.failedAsk) = ("b", Failure("Lost.", canRetry: false)) },
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

  @Test(arguments: [ShelfKind.empty("a", .nothingThere), .error("a", Failure("Lost."))])
  func aScreenWithoutItemsLoadsTheSameOnce(kind: ShelfKind) async {
    for request in [{ $0.retry() }, { $0.refresh() }] as [(ContentState<ShelfKind>) -> Void] {
      let shelf = await Shelf(at: kind)
      await shelf.screen.send {
        request($0)
        request($0)
      }
      await shelf.screen.send(request)
      #expect(shelf.kind == .loading("a"))
      #expect(shelf.asked == [Ask("a")])
    }
  }

  @Test(arguments: [
    ShelfKind.empty("a", .nothingMatches), .error("a", Failure("Gone.", canRetry: false)),
  ])
  func anotherRequestLoads(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind)
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.kind == .loading("b"))
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

  @Test(arguments: ShelfKind.samples(of: ShelfContent(request: "a", items: [1])))
  func aNoticeThatTheAppDrawsIsDismissed(kind: ShelfKind) async {
    let shelf = await Shelf(at: kind, times: .off)
    shelf.screen.state.display.notice = Notice("It was not lent.")
    #expect(shelf.display.notice != nil)
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.display.notice == nil)
    #expect(shelf.kind == kind)
  }

  @Test(arguments: [nil, Duration.seconds(4)])
  func aNoticeGoesAfterItsTime(time: Duration?) async {
    let content = ShelfContent(request: "a", items: [1])
    var times = LoadingTimes()
    if let time { times.noticeStays = time }
    let shelf = await Shelf(at: .refreshing(content), times: times)
    await shelf.fail()
    #expect(shelf.display.notice?.message == "Could not load.")
    await shelf.clock.advance(by: (time ?? .seconds(10)) - .milliseconds(1))
    #expect(shelf.display.notice != nil)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.kind == .showingData(content))
    #expect(shelf.clock.scheduledCount == 0)
  }

  @Test func aNoticeStaysWhereTheAppSaysSo() async {
    let shelf = await Shelf(
      at: .refreshing(ShelfContent(request: "a", items: [1])),
      times: LoadingTimes(noticeStays: nil))
    await shelf.fail()
    await shelf.clock.advance(by: .seconds(3_600))
    #expect(shelf.display.notice != nil)
  }

  /// The items are not those of the words in the search field, so something must say so.
  @Test func theNoticeOfASearchStaysUntilItIsDismissedAndThenTheSearchCanStillBeRetried() async {
    let shelf = await Shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.fail()
    await shelf.clock.advance(by: .seconds(3_600))
    #expect(shelf.display.notice?.message == "Could not load.")
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.display.notice == nil)
    #expect(shelf.display.canRetry)
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked == [Ask("b"), Ask("b")])
  }

  @Test func aSearchThatARetryCannotHelpIsNotRetriedWithoutItsNotice() async {
    let shelf = await Shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.fail(Failure("Forbidden.", canRetry: false))
    await shelf.screen.send { $0.dismissNotice() }
    #expect(!shelf.display.canRetry)
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked == [Ask("b")])
    await shelf.screen.send { $0.refresh() }
    #expect(shelf.asked == [Ask("b"), Ask("b")])
    await shelf.fail()
    #expect(shelf.display.canRetry, "Another failure counts anew.")
  }

  @Test func aNoticeOfTheAppSaysNothingOfAFailedSearch() async {
    var content = ShelfContent(request: "a", items: [1], notice: Notice("Sold out."))
    content.asked = "b"
    let shelf = await Shelf(at: .showingData(content))
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.display.canRetry)
  }

  @Test func aNoticeIsDismissedWhileARetryIsAwaited() async {
    let shelf = await Shelf(at: .refreshing(ShelfContent(request: "a", items: [1])), times: .off) {
      $0.retries = RetryPolicy(jitter: { 1 })
    }
    await shelf.fail()
    #expect(shelf.display.notice != nil)
    await shelf.screen.send { $0.dismissNotice() }
    #expect(shelf.display.notice == nil)
    #expect(shelf.display.items == [1])
    #expect(shelf.display.retry?.remaining == .seconds(1))
    let log = TransitionRecorder(of: shelf.screen)
    await shelf.screen.send { $0.dismissNotice() }
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked.count == 2)
    shelf.screen.stop()
    #expect(log.lines == ["waitingToRetry: dismissNotice() ignored", "waitingToRetry: stop"])
  }

  @Test func aNoticeOfTheAppsCarriesItsCode() async {
    let shelf = await Shelf(at: .refreshing(ShelfContent(request: "a", items: [1])))
    await shelf.fail(Failure("Log in.", code: "notLoggedIn", canRetry: false))
    #expect(shelf.display.notice == Notice("Log in.", code: "notLoggedIn"))
  }
}
