import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct LoadingStateTests {
  private let blank = ContentDisplay<Int>()
  private let loading = ContentDisplay<Int>.drawing {
    $0.activity = .loading
    $0.announcement = "Loading."
  }
  private let stillLoading = ContentDisplay<Int>.drawing {
    $0.activity = .stillLoading
    $0.announcement = "Still loading."
  }

  // MARK: - The answer

  @Test(arguments: [("", EmptyReason.nothingThere), ("a", .nothingMatches)])
  func noItemsAreEmptyAndForAWordNothingMatches(words: String, reason: EmptyReason) async {
    let shelf = await Shelf(at: .loading(words))
    await shelf.answer([])
    #expect(shelf.kind == .empty(words, reason))
  }

  @Test func anAppSaysWhyAnAnswerIsEmpty() async {
    let shelf = await Shelf(at: .loading("all")) {
      $0.emptyReason = { $0 == "all" ? .nothingThere : .nothingMatches }
    }
    await shelf.answer([])
    #expect(shelf.kind == .empty("all", .nothingThere))
  }

  /// Also if the answer waits while the indicator stays.
  @Test(arguments: [nil, Duration.seconds(2)])
  func theLogSaysWhatCame(_ stays: Duration?) async {
    let times = LoadingTimes(
      appearsAfter: nil, staysAtLeast: stays, slowAfter: nil, deadline: .seconds(1))
    var lines: [String] = []
    for items in [[1], [], nil] {
      let shelf = await Shelf(times: times)
      let log = TransitionRecorder(of: shelf.screen)
      if let items { await shelf.answer(items) } else { await shelf.fail() }
      await shelf.clock.advance(by: .seconds(2))
      lines += log.lines
    }
    let shelf = await Shelf(times: times)
    let log = TransitionRecorder(of: shelf.screen)
    await shelf.clock.advance(by: .seconds(2))
    #expect(
      lines + log.lines == [
        "loading → showingData: success", "loading → empty: empty", "loading → error: failure",
        "loading → error: deadline",
      ])
  }

  @Test func anAppPutsErrorsIntoItsOwnWords() async {
    let shelf = await Shelf { $0.failure = { _ in Failure("Sorry.", canRetry: false) } }
    await shelf.fail()
    #expect(shelf.kind == .error("", Failure("Sorry.", canRetry: false)))
  }

  // MARK: - Pages without items

  @Test func aPageWithoutItemsIsPassedOver() async {
    let shelf = await Shelf()
    await shelf.answer([], next: PageCursor("b"))
    #expect(shelf.asked == [Ask(""), Ask("", PageCursor("b"))])
    #expect(shelf.kind == .loading(""))
    await shelf.answer([1])
    #expect(shelf.kind == .showingData(ShelfContent(request: "", items: [1])))
  }

  /// A page that names itself as the next is the last.
  @Test(arguments: [nil, PageCursor("b")])
  func pagesWithoutItemsToTheEndAreEmpty(next: PageCursor?) async {
    let shelf = await Shelf()
    await shelf.answer([], next: PageCursor("b"))
    await shelf.answer([], next: next)
    #expect(shelf.kind == .empty("", .nothingThere))
    #expect(shelf.asked.count == 2)
  }

  @Test func noFurtherPageIsAskedForOnceTheStateIsLeft() async {
    let shelf = await Shelf()
    shelf.screen.stop()
    await shelf.answer([], next: PageCursor("b"))
    #expect(shelf.asked == [Ask("")])
  }

  // MARK: - appearsAfter

  @Test func aQuickAnswerShowsNoIndicator() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(299))
    #expect(shelf.frames == [blank])
    await shelf.answer([1])
    #expect(shelf.frames.map(\.activity) == [nil, nil])
    #expect(shelf.display.items == [1])
  }

  @Test(arguments: [nil, Duration.zero])
  func theIndicatorAppearsAtOnceWithoutADelay(delay: Duration?) async {
    let shelf = await Shelf(times: LoadingTimes(appearsAfter: delay))
    #expect(shelf.frames == [loading])
  }

  // MARK: - staysAtLeast

  @Test func theIndicatorStaysCountedFromWhenItAppeared() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(shelf.frames == [blank, loading])
    await shelf.answer([1])
    #expect(shelf.display == loading)
    await shelf.clock.advance(by: .milliseconds(499))
    #expect(shelf.kind == .loading(""))
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.display.items == [1])
    #expect(shelf.frames.count == 3)
  }

  @Test func anAnswerAfterThatIsShownAtOnce() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(800))
    #expect(shelf.display == loading)
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
  }

  /// It is shown then: retries are off by default.
  @Test func anErrorWaitsTheSame() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(400))
    await shelf.fail()
    await shelf.clock.advance(by: .milliseconds(399))
    #expect(shelf.kind == .loading(""))
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.kind == .error("", Failure("Could not load.")))
  }

  @Test func aHeldAnswerIsNeitherSlowNorLate() async {
    let shelf = await Shelf(
      times: LoadingTimes(
        appearsAfter: nil, staysAtLeast: .seconds(10), slowAfter: .seconds(5),
        deadline: .seconds(8)))
    await shelf.answer([1])
    await shelf.clock.advance(by: .seconds(9))
    #expect(shelf.display == loading)
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.display.items == [1])
  }

  @Test func leavingDropsAHeldAnswer() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(300))
    await shelf.answer([1])
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.kind == .loading("b"))
    #expect(shelf.display == blank)
    await shelf.clock.advance(by: .milliseconds(500))
    #expect(shelf.kind == .loading("b"))
  }

  @Test func stoppingEndsTheIndicatorAtOnce() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(300))
    await shelf.answer([1])
    shelf.screen.stop()
    #expect(shelf.display == blank)
    #expect(shelf.clock.scheduledCount == 0)
  }

  // MARK: - slowAfter

  @Test func aSlowLoadSaysSoAtItsInstant() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(4_999))
    #expect(shelf.display == loading)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.display == stillLoading)
  }

  @Test func slownessCanBeSwitchedOff() async {
    let shelf = await Shelf(times: LoadingTimes(slowAfter: nil))
    await shelf.clock.advance(by: .seconds(29))
    #expect(shelf.frames == [blank, loading])
  }

  @Test func aSlowLoadThatWasNotShownStaysFromThenOn() async {
    let shelf = await Shelf(
      times: LoadingTimes(appearsAfter: .seconds(60), deadline: nil))
    await shelf.clock.advance(by: .seconds(5))
    #expect(shelf.display == stillLoading)
    await shelf.answer([1])
    await shelf.clock.advance(by: .milliseconds(499))
    #expect(shelf.display == stillLoading)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.display.items == [1])
  }

  @Test func aSlowLoadNeverBecomesAnOrdinaryOneAgain() async {
    let shelf = await Shelf(times: LoadingTimes(appearsAfter: .seconds(6)))
    await shelf.clock.advance(by: .seconds(6))
    #expect(shelf.frames == [blank, stillLoading])
  }

  // MARK: - deadline

  @Test func aLoadFailsAtItsDeadlineAndALaterAnswerIsDropped() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(29_999))
    #expect(shelf.display == stillLoading)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.kind == .error("", Failure("It took too long.")))
    #expect(shelf.service.calls[0].isCancelled)
    await shelf.answer([1])
    #expect(shelf.kind == .error("", Failure("It took too long.")))
  }

  @Test func aDeadlineWhileTheIndicatorStaysEndsTheLoad() async {
    let shelf = await Shelf(
      times: LoadingTimes(
        appearsAfter: nil, staysAtLeast: .seconds(2), slowAfter: nil, deadline: .seconds(1)))
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.display == loading)
    #expect(shelf.service.calls[0].isCancelled)
    await shelf.answer([1])
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.kind == .error("", Failure("It took too long.")))
  }

  @Test func theDeadlineCanBeSwitchedOff() async {
    let shelf = await Shelf(times: LoadingTimes(deadline: nil))
    await shelf.clock.advance(by: .seconds(3_600))
    #expect(shelf.display == stillLoading)
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
  }

  @Test func withoutAnyRuleTheIndicatorIsThereWhileTheLoadIs() async {
    let shelf = await Shelf(times: .off)
    #expect(shelf.clock.scheduledCount == 0)
    #expect(shelf.frames == [loading])
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
  }

  // MARK: - A clock that jumps

  @Test func aDeadlineThatPassesWhileTheAppSleepsCountsAnew() async {
    let (service, clock) = (PendingWork<Void, [String]>(), JumpingClock())
    let screen = ContentScreen(clock: clock, load: { try await service(()) })
    await screen.begin()
    clock.jump(to: .seconds(3_600))
    #expect(screen.display.activity == .stillLoading)
    clock.jump(to: .seconds(3_630))
    #expect(screen.display.failure == Failure("It took too long."))
    screen.state.retry()
    await screen.settled()
    clock.jump(to: .seconds(7_230))
    await service.calls[1].succeed(["apple"])
    clock.jump(to: .seconds(7_230.5))
    #expect(screen.display.items == ["apple"])
  }

  @Test func ofTwoAnswersTheOlderLoses() async {
    for answersInOrder in [true, false] {
      let shelf = await Shelf(at: .loading("a"))
      await shelf.screen.send { $0.ask(for: "b") }
      #expect(shelf.asked == [Ask("a"), Ask("b")])
      let calls = Array(shelf.service.calls)
      for call in answersInOrder ? calls : calls.reversed() {
        await call.succeed(Page([call.argument?.words == "a" ? 1 : 2]))
      }
      #expect(shelf.kind == .showingData(ShelfContent(request: "b", items: [2])))
    }
  }

  @Test func theStateIsFreedOnceItIsLeft() async {
    let shelf = await Shelf()
    await shelf.clock.advance(by: .milliseconds(300))
    let state = { [weak state = shelf.screen.state] in state }
    shelf.screen.transition(to: .empty("", .nothingThere))
    await shelf.answer([1])
    #expect(state() == nil)
  }

  // MARK: - Pages without an end

  @Test(arguments: [(2, 3), (3, 4), (7, 8), (.max, 100)])
  func emptyPagesInACircleOrWithoutAnEndAreAFailureWithASentence(length: Int, count: Int) async {
    var asked = 0
    let screen = ContentScreen(initial: "", times: .off) { _, cursor -> Page<Int> in
      asked += 1
      return Page(
        [], next: asked < 100_000 ? PageCursor(((cursor?.number ?? 0) + 1) % length) : nil)
    }
    await screen.begin()
    #expect(screen.kind == .error("", Failure("There were only empty pages.")))
    #expect(asked == count)
  }
}
