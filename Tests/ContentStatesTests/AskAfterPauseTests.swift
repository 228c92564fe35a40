import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Search with a pause, and a refresh that is waited for.
@MainActor
@Suite(.noMistakes) struct AskAfterPauseTests {
  private let content = ShelfContent(request: "a", items: [1], next: PageCursor(1))
  private let pause = Duration.milliseconds(300)

  @Test func itAsksAfterThePauseAndNotBefore() async {
    let shelf = await Shelf(at: .showingData(content))
    shelf.screen.state.ask(for: "b", after: pause)
    await shelf.clock.advance(by: .milliseconds(299))
    #expect(shelf.asked.isEmpty)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.asked == [Ask("b")])
    #expect(shelf.screen.path == "refreshing")
  }

  @Test func everyLetterBeginsThePauseAnew() async {
    let shelf = await Shelf(at: .showingData(content))
    for words in ["b", "bo", "boo"] {
      shelf.screen.state.ask(for: words, after: pause)
      await shelf.clock.advance(by: .milliseconds(200))
    }
    await shelf.clock.advance(by: .seconds(9))
    #expect(shelf.asked == [Ask("boo")])
  }

  @Test(arguments: ["retry", "page", "refresh", "stop"])
  func thePauseSurvivesPagingAndRefreshing(change: String) async {
    let shelf = await Shelf(
      at: change == "retry" ? .error("a", Failure("Lost.")) : .showingData(content))
    shelf.screen.state.ask(for: "b", after: pause)
    await shelf.clock.advance(by: .milliseconds(100))
    switch change {
    case "retry": await shelf.screen.send { $0.retry() }
    case "page": await shelf.screen.send { $0.loadMore() }
    case "refresh": await shelf.screen.send { $0.refresh() }
    default: shelf.screen.stop()
    }
    if change != "stop" { await shelf.answer([2]) }
    await shelf.clock.advance(by: .milliseconds(199))
    #expect(shelf.asked.last != Ask("b"))
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.asked.last == (change == "stop" ? nil : Ask("b")))
    #expect(shelf.clock.scheduledCount <= 3)
  }

  @Test func whatIsTakenBackIsNotAskedFor() async {
    let shelf = await Shelf(at: .showingData(content))
    shelf.screen.state.ask(for: "b", after: pause)
    shelf.screen.state.ask(for: "a", after: pause)
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.kind == .showingData(content))
    #expect(shelf.clock.scheduledCount == 0)
  }

  @Test func theReturnKeyEndsThePause() async {
    let shelf = await Shelf(at: .showingData(content))
    shelf.screen.state.ask(for: "b", after: pause)
    await shelf.screen.send { $0.ask(for: "c") }
    await shelf.answer([3])
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("c")])
  }

  /// Sends a request when the screen has entered the state `refreshing`, before others hear of it.
  private func whenRefreshing(
    _ shelf: Shelf, _ send: @escaping @MainActor (ContentState<ShelfKind>) -> Void
  ) -> ObservationToken {
    var hasSent = false
    return shelf.screen.observe { [unowned screen = shelf.screen] _ in
      guard screen.path == "refreshing", !hasSent else { return }
      hasSent = true
      send(screen.state)
    }
  }

  @Test(arguments: [100, 300, 500])
  func aNewerAskBeforeTheFrameHasSettledEndsTheOlderPause(milliseconds: Int) async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let token = whenRefreshing(shelf) { $0.ask(for: "c", after: .milliseconds(milliseconds)) }
    shelf.screen.state.ask(for: "b", after: pause)
    shelf.screen.state.refresh()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("a"), Ask("c")])
    token.cancel()
  }

  @Test func theReturnKeyEndsThePauseBeforeTheFrameHasSettled() async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let token = whenRefreshing(shelf) { $0.ask(for: "c") }
    shelf.screen.state.ask(for: "b", after: pause)
    shelf.screen.state.refresh()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("c")])
    token.cancel()
  }

  @Test(arguments: [false, true])
  func anAskOfAStateThatHasExitedDoesNotEndThePause(isPaused: Bool) async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let log = TransitionRecorder(of: shelf.screen)
    let former = shelf.screen.state
    former.ask(for: "b", after: pause)
    former.refresh()
    if isPaused { former.ask(for: "c", after: pause) } else { former.ask(for: "c") }
    #expect(log.refusals.map(\.reason) == [.stale])
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("a"), Ask("b")])
  }

  @Test func anAskOfAStateThatHasJustExitedDoesNotEndThePause() async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let former = shelf.screen.state
    former.ask(for: "b", after: pause)
    let token = whenRefreshing(shelf) { _ in former.ask(for: "c") }
    former.refresh()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("a"), Ask("b")])
    token.cancel()
  }

  @Test func eachScreenHasAPauseOfItsOwn() async {
    let (one, other) = (
      await Shelf(at: .showingData(content)), await Shelf(at: .showingData(content))
    )
    one.screen.state.ask(for: "b", after: pause)
    other.screen.state.ask(for: "c", after: pause)
    await one.clock.advance(by: pause)
    await other.clock.advance(by: pause)
    #expect(one.asked == [Ask("b")])
    #expect(other.asked == [Ask("c")])
  }

  private final class Words {
    let text: String
    init(_ text: String) { self.text = text }
  }

  @Test func aScreenThatIsLetGoFreesWhatWasToBeAskedFor() async {
    let clock = ManualClock()
    var screen: ContentScreen<Words, Int>? = ContentScreen(
      initial: Words("a"), clock: clock, load: { _, _ in Page([1]) })
    await screen?.begin()
    var words: Words? = Words("b")
    let held = { [weak held = words] in held }
    screen?.state.ask(for: Words("c"), after: pause)
    if let words { screen?.state.ask(for: words, after: pause) }
    words = nil
    #expect(held() != nil)
    screen = nil
    // The state exits on a next turn of the main actor.
    await Task { @MainActor in }.value
    await clock.advance(by: .seconds(1))
    #expect(held() == nil)
  }

  // MARK: - await refresh()

  @Test func aRefreshIsOverWhenItIsAnswered() async {
    for succeeds in [true, false] {
      let shelf = await Shelf(at: .showingData(content), times: .off)
      let refresh = await refreshing(shelf)
      if succeeds { await shelf.answer([2]) } else { await shelf.fail() }
      await refresh.value
      #expect(shelf.screen.path == "showingData")
    }
  }

  @Test func aRefreshThatIsOverLeavesNoLogOpen() async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let refresh = await refreshing(shelf)
    #expect(shelf.screen.hasLog)
    await shelf.answer([2])
    await refresh.value
    // A log without readers is closed at the next request.
    shelf.screen.state.refresh()
    #expect(!shelf.screen.hasLog)
  }

  @Test func aRefreshIsOverWhenItIsLeftOrTheScreenStops() async {
    for stops in [true, false] {
      let shelf = await Shelf(at: .showingData(content))
      let refresh = await refreshing(shelf)
      if stops { shelf.screen.stop() } else { shelf.screen.state.ask(for: "b") }
      await refresh.value
      #expect(shelf.screen.isRunning == !stops)
    }
  }

  @Test func anIgnoredRefreshReturnsAtOnce() async {
    for kind in [ShelfKind.refreshing(content), .loading("a")] {
      let shelf = await Shelf(at: kind)
      await shelf.screen.refresh()
      #expect(shelf.asked.count == 1)
    }
    let stopped = await Shelf(at: .showingData(content))
    stopped.screen.stop()
    await stopped.screen.refresh()
    #expect(stopped.asked.isEmpty)
  }

  @Test func aRefusedRefreshReturnsAtOnce() async {
    let source = ContentSource<String, Int> { _, _ in Page([2]) }
    let screen = ContentScreen(initial: .showingData(content), states: GuardedStates(source))
    screen.start()
    await screen.refresh()
    #expect(screen.kind == .showingData(content))
  }

  @Test func aRefreshThatIsNoLongerWaitedForGoesOn() async {
    let shelf = await Shelf(at: .showingData(content), times: .off)
    let refresh = await refreshing(shelf)
    refresh.cancel()
    await refresh.value
    #expect(shelf.screen.path == "refreshing")
    await shelf.answer([2])
    #expect(shelf.display.items == [2])
  }

  @Test func aSavedCopyIsNotTheAnswer() async {
    var copy: SavedCopy<Int>?
    let shelf = await Shelf(at: .error("a", Failure("Lost.")), times: .off) {
      $0.store = ContentStore(read: { _ in copy }, write: { _, _ in })
    }
    copy = SavedCopy([1])
    var isOver = false
    let refresh = Task {
      await shelf.screen.refresh()
      isOver = true
    }
    await reach("refreshing", shelf)
    await shelf.screen.settled()
    #expect(!isOver)
    await shelf.answer([2])
    await refresh.value
    #expect(isOver)
  }

  @Test func anIgnoredRequestBeforeTheSavedCopyIsNotTheAnswer() async {
    let shelf = await Shelf(at: .error("a", Failure("Lost.")), times: .off)
    var isOver = false
    let refresh = Task {
      await shelf.screen.refresh()
      isOver = true
    }
    await reach("loading", shelf)
    shelf.screen.state.loadMore()
    // Before the record of the ignored request is read.
    shelf.screen.transition(
      to: .refreshing(ShelfContent(request: "a", items: [1], savedAge: .zero)), cause: "saved copy")
    await shelf.screen.settled()
    #expect(!isOver)
    await shelf.answer([2])
    await refresh.value
    #expect(isOver)
  }

  /// A refresh that is waited for, and that has begun.
  private func refreshing(_ shelf: Shelf) async -> Task<Void, Never> {
    let refresh = Task { await shelf.screen.refresh() }
    await reach("refreshing", shelf)
    return refresh
  }

  /// Waits until the screen is in a state of that name.
  private func reach(_ path: String, _ shelf: Shelf) async {
    var token: ObservationToken?
    await withCheckedContinuation { continuation in
      var isWaiting = true
      token = shelf.screen.observe { _ in
        guard isWaiting, shelf.screen.path == path else { return }
        isWaiting = false
        continuation.resume()
      }
    }
    token?.cancel()
    await shelf.screen.settled()
  }
}
