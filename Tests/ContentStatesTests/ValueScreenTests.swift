import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct ValueScreenTests {
  @Test func oneLineLoadsOneValue() async {
    var answers: [Result<[Int], any Error>] = [
      .failure(Plain()), .success([1, 2]), .failure(Plain()), .success([]),
    ]
    // A value that is an array is one value, not a list.
    let screen: ValueScreen<NoRequest, [Int]> = ValueScreen(
      times: .off, load: { try answers.removeFirst().get() })
    await screen.begin()
    #expect(screen.display.failure == Failure("Could not load."))
    await screen.send { $0.retry() }
    #expect(screen.display.value == [1, 2])
    #expect(screen.display.announcement == "Loaded.")
    await screen.send { $0.refresh() }
    #expect(screen.display.value == [1, 2])
    #expect(screen.display.notice == Notice("Could not load.", remedy: .refresh))
    await screen.send { $0.retry() }
    #expect(screen.display.value == [])
    await screen.send { $0.loadMore() }
    #expect(screen.path == "showingData")
  }

  @Test func theOlderAnswerLoses() async {
    let work = PendingWork<String, Int>()
    let screen = ValueScreen(
      initial: "a", times: .off, clock: ManualClock(), load: { try await work($0) })
    await screen.begin()
    await screen.send { $0.ask(for: "b") }
    await work.calls[1].succeed(2)
    await work.calls[0].succeed(1)
    #expect(screen.display.value == 2)
    #expect(screen.kind == .showingData(Content(request: "b", items: [2])))
  }

  @Test func itRetriesAndRests() async {
    let clock = ManualClock()
    let work = PendingWork<Void, Int>()
    var source = ContentSource<NoRequest, Int>(times: .off) { _, _ in Page([try await work(())]) }
    source.retries = RetryPolicy(jitter: { 1 })
    let screen = ValueScreen(initial: NoRequest(), from: source, clock: clock)
    await screen.begin()
    await work.calls[0].fail(Plain())
    #expect(screen.display.retry?.seconds == 1)
    #expect(screen.kind.resting == .error(NoRequest(), Failure("Could not load.")))
    await clock.advance(by: .seconds(1))
    await work.calls[1].succeed(7)
    #expect(screen.display.value == 7)
    #expect(screen.kind.resting == screen.kind)
    await screen.send { $0.refresh() }
    #expect(screen.kind.resting == .showingData(Content([7])))
    work.abandon()
  }

  @Test func aSourceSpeaksOfOneValue() async {
    var pages = [Page([]), Page([7]), Page([])]
    let source = ContentSource<NoRequest, Int>(times: .off) { _, _ in pages.removeFirst() }
    let screen = ValueScreen(initial: NoRequest(), from: source)
    await screen.begin()
    #expect(screen.display.failure == Failure("There is nothing to show."))
    await screen.send { $0.retry() }
    #expect(screen.display.announcement == "Loaded.")
    await screen.send { $0.refresh() }
    #expect(screen.display.value == 7)
    #expect(screen.display.notice == Notice("There is nothing to show.", remedy: .refresh))
  }

  @Test func theWordsOfASourceAreTheApps() async {
    var pages = [Page([]), Page([7])]
    var source = ContentSource<NoRequest, Int>(times: .off) { _, _ in pages.removeFirst() }
    source.failure = { _ in Failure("Das ging nicht.") }
    source.words.items = { _ in "Geladen." }
    let screen = ValueScreen(initial: NoRequest(), from: source)
    await screen.begin()
    #expect(screen.display.failure == Failure("Das ging nicht."))
    await screen.send { $0.retry() }
    #expect(screen.display.announcement == "Geladen.")
  }
}
