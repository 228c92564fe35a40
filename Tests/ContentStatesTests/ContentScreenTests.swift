import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ContentScreenTests {
  @Test func oneLineMakesAWorkingScreen() async {
    var answers: [Result<[Int], any Error>] = [
      .failure(Plain()), .success([]), .success([1]), .failure(Plain()), .success([2]),
    ]
    let screen = ContentScreen(times: .off, load: { try answers.removeFirst().get() })
    screen.start()
    var kinds: [ContentKind<NoRequest, Int>] = [screen.kind]
    await screen.settled()
    kinds.append(screen.kind)
    for _ in 1...4 {
      await screen.send { screen.display.canRetry ? $0.retry() : $0.refresh() }
      kinds.append(screen.kind)
    }
    #expect(
      kinds == [
        .loading, .error(Failure("Could not load.")), .empty, .showingData([1]),
        .showingData([1], notice: Notice("Could not load.", remedy: .refresh)), .showingData([2]),
      ])
  }

  @Test func withARequestItSearchesAndPages() async {
    let screen = ContentScreen(
      initial: "", times: .off,
      load: { words, cursor in
        let page = cursor?.number ?? 0
        return Page([words + "\(page)"], next: page < 1 ? PageCursor(page + 1) : nil)
      })
    await screen.begin()
    #expect(screen.display.items == ["0"])
    await screen.send { $0.loadMore() }
    #expect(screen.display.items == ["0", "1"])
    #expect(!screen.display.hasMore)
    await screen.send { $0.ask(for: "b") }
    #expect(screen.display.items == ["b0"])
  }

  @Test func timesAndClockAreItsOwn() async {
    let clock = ManualClock()
    let work = PendingWork<Void, [Int]>()
    let screen = ContentScreen(
      times: LoadingTimes(deadline: .seconds(1)), clock: clock, load: { try await work(()) })
    await screen.begin()
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .error(Failure("It took too long.")))
    await work.calls.first?.succeed([1])
  }

  @Test func aScreenThatIsLetGoCancelsItsLoad() async {
    let work = PendingWork<Void, [Int]>()
    var screen: ContentScreen<NoRequest, Int>? = ContentScreen(
      clock: ManualClock(), load: { try await work(()) })
    await screen?.begin()
    let state = { [weak state = screen?.state] in state }
    screen = nil
    #expect(work.calls.map(\.isCancelled) == [true])
    await work.calls.first?.succeed([1])
    #expect(state() == nil)
  }

  @Test func theWordsAreTheApps() async {
    let shelf = await Shelf(at: .showingData(ShelfContent(request: "", items: [1])), times: .off) {
      $0.words.items = { "\($0) Stück" }
      $0.words.refreshing = "Wird erneuert."
    }
    await shelf.screen.send { $0.refresh() }
    #expect(shelf.frames.map(\.announcement) == ["1 Stück", "Wird erneuert."])
  }
}
