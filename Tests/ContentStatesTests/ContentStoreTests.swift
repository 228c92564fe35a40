import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A saved copy first, and the server's answer when it comes.
@MainActor
@Suite(.noMistakes) struct ContentStoreTests {
  /// What a store holds, read and written by hand.
  private final class Saved {
    var copies: [String: SavedCopy<Int>] = [:]
    var isBroken = false
    var written: [String] = []

    func read(_ words: String) throws -> SavedCopy<Int>? {
      if isBroken { throw Plain() }
      return copies[words]
    }

    func write(_ words: String, _ copy: SavedCopy<Int>) throws {
      written.append("\(words): \(copy.items)")
      if isBroken { throw Plain() }
      copies[words] = copy
    }
  }

  private let saved = Saved()

  private func shelf(
    at kind: ShelfKind = .loading("a"), freshFor: Duration = .zero,
    times: LoadingTimes = LoadingTimes(), retries: RetryPolicy? = nil
  ) async -> Shelf {
    await Shelf(at: kind, times: times) { [saved] in
      $0.retries = retries
      $0.store = ContentStore(
        freshFor: freshFor, read: { try saved.read($0) }, write: { try saved.write($0, $1) })
    }
  }

  @Test func theCopyIsShownAtOnceMarkedAndRefreshed() async {
    saved.copies["a"] = SavedCopy([1, 2], next: PageCursor(2), age: .seconds(60))
    let shelf = await shelf()
    #expect(
      shelf.kind
        == .refreshing(
          ShelfContent(
            request: "a", items: [1, 2], next: PageCursor(2), savedAge: .seconds(60))))
    #expect(shelf.display.items == [1, 2])
    #expect(shelf.display.savedAge == .seconds(60))
    #expect(shelf.display.announcement == "2 saved items")
    #expect(shelf.asked == [Ask("a")])
    await shelf.answer([3])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [3])))
    #expect(shelf.display.savedAge == nil)
    #expect(shelf.frames.allSatisfy { $0.activity == nil })
  }

  @Test func whatTheServerSaysIsSaved() async {
    let shelf = await shelf()
    await shelf.answer([1], next: PageCursor(1))
    #expect(saved.copies["a"] == SavedCopy([1], next: PageCursor(1)))
    await shelf.screen.send { $0.loadMore() }
    await shelf.answer([2])
    #expect(saved.copies["a"] == SavedCopy([1, 2]))
    await shelf.screen.send { $0.refresh() }
    await shelf.answer([3])
    #expect(saved.written == ["a: [1]", "a: [1, 2]", "a: [3]"])
  }

  @Test func offlineTheCopyStaysWithANotice() async {
    saved.copies["a"] = SavedCopy([1], age: .seconds(5))
    let shelf = await shelf()
    await shelf.fail(Failure("You are offline."))
    #expect(shelf.display.items == [1])
    #expect(shelf.display.savedAge == .seconds(5))
    #expect(shelf.display.notice == Notice("You are offline.", remedy: .refresh))
    #expect(saved.written.isEmpty)
  }

  @Test func onlyTheServerSaysThatThereIsNothing() async {
    saved.copies["a"] = SavedCopy([])
    let shelf = await shelf()
    #expect(shelf.kind == .loading("a"))
    await shelf.fail()
    #expect(shelf.kind.name == "error")
    await shelf.screen.send { $0.retry() }
    await shelf.answer([])
    #expect(shelf.kind == .empty("a", .nothingMatches))
  }

  @Test func whatTheServerNoLongerHasIsNotShownAgain() async {
    saved.copies["a"] = SavedCopy([1])
    let shelf = await shelf()
    await shelf.answer([])
    #expect(saved.copies["a"]?.items == [])
  }

  @Test func aStoreThatFailsIsNoStore() async {
    saved.isBroken = true
    let shelf = await shelf()
    #expect(shelf.asked == [Ask("a")])
    await shelf.answer([1])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1])))
    #expect(saved.written == ["a: [1]"])
  }

  @Test func aFreshCopyIsNotLoadedAnew() async {
    saved.copies["a"] = SavedCopy([1], age: .seconds(59))
    let fresh = await shelf(freshFor: .seconds(60))
    #expect(fresh.kind.name == "showingData")
    #expect(fresh.asked.isEmpty)
    // The date of the device was set back after the second one was written.
    for age in [60, -3_600] {
      saved.copies["a"]?.age = .seconds(age)
      let stale = await shelf(freshFor: .seconds(60))
      #expect(stale.asked.count == 1)
    }
  }

  /// As when the user logs out, and the app empties the store.
  @Test func nothingIsWrittenOnceTheScreenHasStopped() async {
    let shelf = await shelf()
    let token = shelf.screen.observe { [screen = shelf.screen] display in
      if !display.items.isEmpty { screen.stop() }
    }
    await shelf.answer([1])
    // It begins after what was begun before.
    await Task {}.value
    token.cancel()
    #expect(saved.written == [])
  }

  @Test(arguments: ["refreshing", "showingData", "waitingToRetry"])
  func theCopyIsRefreshedAlsoWhenASearchIsTakenBack(path: String) async {
    saved.copies["a"] = SavedCopy([1], age: .seconds(60))
    for isFresh in [false, true] {
      let shelf = await shelf(
        freshFor: .seconds(isFresh ? 3_600 : 0),
        retries: path == "waitingToRetry" ? RetryPolicy() : nil)
      if path != "refreshing", !isFresh { await shelf.fail() }
      #expect(shelf.screen.path == (isFresh ? "showingData" : path))
      await shelf.screen.send { $0.ask(for: "b") }
      await shelf.screen.send { $0.ask(for: "a") }
      let copy = ShelfContent(request: "a", items: [1], savedAge: .seconds(60))
      #expect(shelf.kind == (isFresh ? .showingData(copy) : .refreshing(copy)))
      #expect(shelf.asked == (isFresh ? [Ask("b")] : [Ask("a"), Ask("b"), Ask("a")]))
    }
  }

  @Test func anotherRequestShowsItsOwnCopy() async {
    saved.copies["b"] = SavedCopy([7], age: .seconds(1))
    let shelf = await shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.display.items == [7])
    #expect(shelf.asked == [Ask("b")])
    await shelf.answer([8])
    #expect(shelf.kind == .showingData(ShelfContent(request: "b", items: [8])))
  }

  @Test func aRefreshDoesNotReadTheCopy() async {
    saved.copies["a"] = SavedCopy([9])
    let shelf = await shelf(at: .showingData(ShelfContent(request: "a", items: [1])))
    await shelf.screen.send { $0.refresh() }
    #expect(shelf.display.items == [1])
  }

  @Test func savedItemsAndANewPageAreNotSavedTogether() async {
    let content = ShelfContent(
      request: "a", items: [1], next: PageCursor(1), savedAge: .seconds(1))
    let shelf = await shelf(at: .loadingMore(content))
    await shelf.answer([2])
    #expect(shelf.display.items == [1, 2])
    #expect(shelf.display.savedAge == .seconds(1))
    #expect(saved.written.isEmpty)
  }

  @Test func aWriteSurvivesItsState() async {
    let writes = PendingWork<String, Void>()
    let shelf = await Shelf(at: .loading("a")) {
      $0.store = ContentStore(
        read: { _ in nil }, write: { words, _ in try await writes(words) })
    }
    await shelf.answer([1])
    shelf.screen.state.ask(for: "b")
    #expect(writes.calls.map(\.isCancelled) == [false])
    writes.abandon()
  }

  @Test func aReadThatNeverComesIsTooLateAtTheDeadline() async {
    let reads = PendingWork<String, SavedCopy<Int>?>()
    let shelf = await Shelf(at: .loading("a")) {
      $0.store = ContentStore(read: { try await reads($0) }, write: { _, _ in })
    }
    await shelf.clock.advance(by: .seconds(30))
    #expect(shelf.kind == .error("a", Failure("It took too long.")))
    reads.abandon()
  }

  // MARK: - The depth

  @Test(arguments: [(false, 2), (true, 4)])
  func aRefreshKeepsTheDepthWhereItIsAskedFor(keepsDepth: Bool, count: Int) async {
    let screen = ContentScreen(
      initial: .loading("a"),
      states: {
        var source = ContentSource<String, Int>(times: .off) { _, cursor in
          let start = cursor?.number ?? 0
          return Page([start, start + 1], next: start < 8 ? PageCursor(start + 2) : nil)
        }
        source.refreshesAllPages = keepsDepth
        return ContentFactory(source)
      }())
    await screen.begin()
    await screen.send { $0.loadMore() }
    #expect(screen.display.items == [0, 1, 2, 3])
    await screen.send { $0.refresh() }
    #expect(screen.display.items == Array(0..<count))
    #expect(screen.display.canLoadMore)
    await screen.send { $0.ask(for: "b") }
    #expect(screen.display.items.count == 2)
  }

  @Test func aRefreshOfManyPagesComparesEachItemOnce() async {
    let items = Array(0..<1_000)
    let content = ShelfContent(request: "", items: items, next: PageCursor(1_000))
    var compared = 0
    var source = ContentSource<String, Int>(times: .off) { _, cursor in
      let start = cursor?.number ?? 0
      return Page(Array(start..<start + 10), next: PageCursor(start + 10))
    }
    source.refreshesAllPages = true
    source.identity = { item in
      compared += 1
      return AnyHashable(item)
    }
    let screen = ContentScreen(
      initial: .refreshing(content), states: ContentFactory(source), clock: ManualClock())
    await screen.begin()
    #expect(screen.kind == .showingData(content))
    #expect(compared == 1_000)
  }

  @Test func aRefreshOfNoItemsGoesOnBeyondEmptyPages() async {
    let shelf = await Shelf(at: .refreshing(ShelfContent(request: "a", items: []))) {
      $0.refreshesAllPages = true
    }
    await shelf.answer([], next: PageCursor(1))
    #expect(shelf.asked == [Ask("a"), Ask("a", PageCursor(1))])
  }

  @Test func aListThatBecameShorterIsLoadedToItsEnd() async {
    let content = ShelfContent(request: "a", items: [1, 2, 3], next: PageCursor(3))
    let shelf = await Shelf(at: .refreshing(content)) { $0.refreshesAllPages = true }
    await shelf.answer([1], next: PageCursor(1))
    await shelf.answer([3])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 3])))
  }

  @Test func aListWhosePagesGoInACircleEndsWhereItBegan() async {
    let content = ShelfContent(request: "a", items: Array(1...9), next: PageCursor(9))
    let shelf = await Shelf(at: .refreshing(content)) {
      $0.refreshesAllPages = true
      $0.identity = { AnyHashable($0) }
    }
    await shelf.answer([1], next: PageCursor(1))
    await shelf.answer([2], next: PageCursor(2))
    await shelf.answer([3], next: PageCursor(1))
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1, 2, 3])))
  }
}
