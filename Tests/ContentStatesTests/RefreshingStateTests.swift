import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct RefreshingStateTests {
  private let content = ShelfContent(request: "a", items: [1, 2], next: PageCursor(2))

  private func failed(asked: String? = nil) -> ShelfKind {
    .showingData(
      ShelfContent(
        request: "a", items: [1, 2], next: PageCursor(2),
        notice: Notice("Could not load.", remedy: .refresh), asked: asked))
  }

  @Test func itDrawsTheItemsAndAnIndicatorInOneFrame() async {
    let shelf = await Shelf(at: .refreshing(content), times: .off)
    let expected = ContentDisplay<Int>.drawing {
      $0.activity = .refreshing
      $0.items = [1, 2]
      $0.hasMore = true
      $0.announcement = "Refreshing."
    }
    #expect(shelf.frames == [expected])
    #expect(shelf.asked == [Ask("a")])
  }

  /// And the answer belongs to what was asked.
  @Test(arguments: ["a", "b"], [[3], []])
  func newItemsOrNoneTakeTheirPlace(words: String, items: [Int]) async {
    let shelf = await Shelf(at: words == "a" ? .refreshing(content) : .showingData(content))
    if words != "a" { await shelf.screen.send { $0.ask(for: words) } }
    await shelf.answer(items)
    #expect(
      shelf.kind
        == (items.isEmpty
          ? .empty(words, .nothingMatches)
          : .showingData(ShelfContent(request: words, items: items))))
  }

  @Test func aFailureIsANoticeBesideTheItems() async {
    let shelf = await Shelf(at: .refreshing(content))
    await shelf.fail()
    #expect(shelf.kind == failed())
    #expect(shelf.display.items == [1, 2])
    #expect(shelf.display.failure == nil)
  }

  @Test func aFailureThatNoRetryCanHelpOffersNone() async {
    let shelf = await Shelf(at: .refreshing(content))
    await shelf.fail(Failure("Gone.", canRetry: false))
    #expect(shelf.display.notice == Notice("Gone."))
  }

  @Test func aCancelledAskIsForgotten() async {
    let shelf = await Shelf(at: .showingData(content))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.fail(CancellationError())
    #expect(shelf.kind == .showingData(content))
  }

  // MARK: - Another request

  @Test func theWishSurvivesAFailure() async {
    for request in [{ $0.retry() }, { $0.refresh() }] as [(ContentState<ShelfKind>) -> Void] {
      let shelf = await Shelf(at: .showingData(content))
      await shelf.screen.send { $0.ask(for: "b") }
      await shelf.fail()
      #expect(shelf.kind == failed(asked: "b"))
      await shelf.screen.send { $0.loadMore() }
      #expect(shelf.kind == failed(asked: "b"))
      await shelf.screen.send(request)
      #expect(shelf.asked == [Ask("b"), Ask("b")])
    }
  }

  /// What may happen between a search that failed and the refresh.
  private enum Between: CaseIterable {
    case nothing, dismissed, expired, background, retried, stopped
  }

  @Test(arguments: [true, false], [false, true])
  func aRefreshAfterAFailedSearchAsksForItsWords(hasItems: Bool, canRetry: Bool) async {
    for between in Between.allCases {
      let isRetried = between == .retried || between == .stopped
      let shelf = await Shelf(
        at: hasItems ? .showingData(content) : .empty("a", .nothingMatches), times: .off
      ) {
        $0.times.noticeStays = .seconds(4)
        if isRetried { $0.retries = RetryPolicy(limit: 1, jitter: { 1 }) }
      }
      await shelf.screen.send { $0.ask(for: "b") }
      await shelf.fail(Failure("Lost.", canRetry: canRetry))
      switch between {
      case .nothing: break
      case .dismissed: await shelf.screen.send { $0.dismissNotice() }
      case .expired: await shelf.clock.advance(by: .seconds(4))
      case .background:
        shelf.screen.stop()
        shelf.screen.start(at: shelf.screen.kind.resting)
      case .retried: await shelf.clock.advance(by: .milliseconds(500))
      case .stopped: await shelf.screen.send { $0.stopRetrying() }
      }
      let count = shelf.asked.count
      await shelf.screen.send { $0.refresh() }
      // Without items, a failure that no retry can help stays until other words are searched.
      let isAnswered = hasItems || canRetry
      #expect(shelf.asked.count == count + (isAnswered ? 1 : 0), "\(between)")
      #expect(shelf.asked.allSatisfy { $0 == Ask("b") })
      guard isAnswered else { continue }
      await shelf.answer([3])
      #expect(shelf.kind == .showingData(ShelfContent(request: "b", items: [3])))
    }
  }

  @Test func ofSeveralAnswersTheLastAskedWinsInEveryOrder() async {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let shelf = await Shelf(at: .refreshing(content))
      await shelf.screen.send { $0.ask(for: "b") }
      await shelf.screen.send { $0.ask(for: "c") }
      #expect(shelf.asked == [Ask("a"), Ask("b"), Ask("c")])
      #expect(shelf.service.calls.map(\.isCancelled) == [true, true, false])
      for place in order { await shelf.service.calls[place].succeed(Page([place])) }
      #expect(shelf.kind == .showingData(ShelfContent(request: "c", items: [2])))
      #expect(shelf.frames.allSatisfy { !$0.items.isEmpty && $0.failure == nil })
    }
  }

  // MARK: - The same request

  @Test func whatIsBeingAskedForIsNotAskedForTwice() async {
    let shelf = await Shelf(at: .showingData(content))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.asked == [Ask("b")])
  }
}
