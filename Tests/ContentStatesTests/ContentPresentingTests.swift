import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ContentPresentingTests {
  final class Recorder: ContentPresenting {
    var told: [String] = []
    func showActivity(_ activity: LoadingActivity?) {
      told.append("activity \(activity?.rawValue ?? "-")")
    }
    func showItems(_ items: [Int]) { told.append("items \(items)") }
    func showEmpty(_ reason: EmptyReason?) { told.append("empty \(reason?.rawValue ?? "-")") }
    func showError(_ failure: Failure?) { told.append("error \(failure?.message ?? "-")") }
    func showNotice(_ notice: Notice?) { told.append("notice \(notice?.message ?? "-")") }
    func announce(_ line: String) { told.append("“\(line)”") }

    /// What has been told since this was asked last.
    func take() -> [String] {
      defer { told = [] }
      return told
    }
  }

  final class Items: ContentPresenting {
    var items: [Int] = []
    func showItems(_ items: [Int]) { self.items = items }
  }

  @Test func aViewIsToldEverythingOnceAndThenWhatChanges() async {
    let shelf = await Shelf(at: .loading("a"))
    let view = Recorder()
    shelf.present(to: view)
    #expect(view.take() == ["activity -", "empty -", "error -", "items []", "notice -"])
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(view.take() == ["activity loading", "“Loading.”"])
    await shelf.clock.advance(by: .milliseconds(500))
    await shelf.answer([1], next: PageCursor(1))
    #expect(view.take() == ["activity -", "items [1]", "“1 item”"])
    await shelf.screen.send { $0.loadMore() }
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(view.take() == ["activity loadingMore", "“Loading more.”"])
    await shelf.clock.advance(by: .milliseconds(500))
    await shelf.fail()
    #expect(view.take() == ["activity -", "notice Could not load.", "“1 item. Could not load.”"])
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(view.take() == ["notice -", "“1 item”"])
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(view.take() == ["activity refreshing", "“Refreshing.”"])
    await shelf.clock.advance(by: .milliseconds(500))
    await shelf.answer([])
    #expect(
      view.take() == ["activity -", "empty nothingMatches", "items []", "“No matches.”"])
    await shelf.screen.send { $0.retry() }
    #expect(view.take() == ["empty -"])
    await shelf.fail()
    #expect(view.take() == ["error Could not load.", "“Could not load. Retry.”"])
  }

  @Test func aFrameThatChangesNothingTellsNothing() async {
    let shelf = await Shelf(at: .empty("a", .nothingThere))
    let view = Recorder()
    shelf.present(to: view)
    _ = view.take()
    shelf.screen.transition(to: .empty("a", .nothingThere))
    #expect(shelf.frames.count == 2)
    #expect(view.told.isEmpty)
  }

  @Test func anAnnouncementThatComesAgainAfterABlankFrameIsTold() async {
    let shelf = await Shelf(at: .error("a", Failure("Gone.")))
    let view = Recorder()
    shelf.present(to: view)
    await shelf.screen.send { $0.retry() }
    _ = view.take()
    await shelf.fail(Failure("Gone."))
    #expect(view.take() == ["error Gone.", "“Gone. Retry.”"])
  }

  @Test func aStoppedScreenWithdrawsEverything() async {
    let shelf = await Shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    let view = Recorder()
    shelf.present(to: view)
    _ = view.take()
    shelf.screen.stop()
    #expect(view.take() == ["items []"])
  }

  @Test func aViewIsHeldWeakly() async {
    let shelf = await Shelf(at: .loading("a"))
    var view: Items? = Items()
    let held = { [weak held = view] in held }
    let token = view.map { shelf.screen.present(to: $0) }
    view = nil
    #expect(held() == nil)
    await shelf.answer([1])
    token?.cancel()
  }

  @Test func aCancelledTokenTellsNothingMore() async {
    let shelf = await Shelf(at: .loading("a"))
    let view = Items()
    shelf.screen.present(to: view).cancel()
    await shelf.answer([1])
    #expect(view.items.isEmpty)
  }

  // MARK: - Pull to refresh

  final class Table: ContentPresenting {
    var ends = 0
    func showItems(_ items: [Int]) {}
    func endRefreshing() { ends += 1 }
  }

  private let content = ShelfContent(request: "a", items: [1])

  @Test func aPullControlEndsWhereTheStateIgnoresTheRefresh() async {
    let shelf = await Shelf(at: .loading("a"))
    let table = Table()
    shelf.present(to: table)
    #expect(table.ends == 1)
    await shelf.screen.send { $0.refresh() }
    #expect(table.ends == 2)
    await shelf.answer([1])
    #expect(table.ends == 2)
  }

  @Test(arguments: ["quick", "slow", "failed", "abandoned", "stopped"])
  func aPullControlEndsWithItsRefresh(end: String) async {
    let shelf = await Shelf(at: .showingData(content))
    let table = Table()
    shelf.present(to: table)
    await shelf.screen.send { $0.refresh() }
    if end == "slow" { await shelf.clock.advance(by: .seconds(1)) }
    // A second pull while the first one goes on.
    await shelf.screen.send { $0.refresh() }
    #expect(table.ends == 1)
    switch end {
    case "failed": await shelf.fail()
    case "abandoned": await shelf.screen.send { $0.ask(for: "b") }
    case "stopped": shelf.screen.stop()
    default: await shelf.answer([1])
    }
    #expect(table.ends == 2)
    await shelf.screen.send { $0.loadMore() }
    #expect(table.ends == 2)
  }

  /// Also if the copy waits while the indicator stays.
  @Test(arguments: [nil, Duration.seconds(1)])
  func aPullControlWaitsForTheAnswerAfterTheSavedCopy(_ stays: Duration?) async {
    let times = LoadingTimes(
      appearsAfter: nil, staysAtLeast: stays, slowAfter: nil, deadline: nil, noticeStays: nil)
    let shelf = await Shelf(at: .error("a", Failure("Lost.")), times: times) {
      $0.store = ContentStore(read: { _ in SavedCopy([1]) }, write: { _, _ in })
    }
    let table = Table()
    shelf.present(to: table)
    await shelf.screen.send { $0.refresh() }
    await shelf.screen.settled()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.screen.path == "refreshing")
    #expect(table.ends == 1)
    await shelf.answer([2])
    await shelf.clock.advance(by: .seconds(1))
    #expect(table.ends == 2)
  }

  @Test func aPullControlIsToldNothingOnceItsTokenIsCancelledOrReleased() async {
    for isCancelled in [true, false] {
      let shelf = await Shelf(at: .loading("a"))
      let table = Table()
      var token: ObservationToken? = shelf.screen.present(to: table)
      if isCancelled {
        token?.cancel()
      } else {
        await shelf.screen.settled()
        token = nil
      }
      await shelf.screen.send { $0.refresh() }
      #expect(table.ends == 1)
    }
  }

  final class Countdown: ContentPresenting {
    var told: [String] = []
    func showItems(_ items: [Int]) {}
    func showRetry(_ status: RetryStatus?) { told.append(status?.seconds.map { "\($0) s" } ?? "-") }
    func announce(_ line: String) { told.append(line) }
  }

  @Test func aRetryThatIsToComeIsCountedDownAndSaidOnce() async {
    let pending = PendingRetry<String, Int>("a", after: Failure("Lost."), delay: .seconds(2))
    let shelf = await Shelf(at: .waitingToRetry(pending), times: .off)
    let view = Countdown()
    shelf.present(to: view)
    await shelf.clock.advance(by: .seconds(2))
    await shelf.answer([1])
    #expect(
      view.told == ["2 s", "Lost. Again in 2 s, 1 of 1.", "1 s", "-", "Loading.", "-", "1 item"])
  }
}
