import ContentStates
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

@MainActor
@Suite(.noMistakes) struct WaitingToRetryStateTests {
  private let content = ShelfContent(request: "a", items: [1, 2], next: PageCursor(2))

  /// A shelf that waits 1, 2, 4 and then 8 seconds.
  private func shelf(
    at kind: ShelfKind = .loading("a"), limit: Int = 3, times: LoadingTimes = .off,
    connection: PendingSequence<Bool>? = nil
  ) async -> Shelf {
    await Shelf(at: kind, times: times) {
      $0.retries = RetryPolicy(limit: limit, jitter: { 1 })
      if let connection { $0.setConnection { connection } }
    }
  }

  @Test func aFailedLoadIsTriedAgainByItself() async {
    let shelf = await shelf()
    await shelf.fail()
    let expected = ContentDisplay<Int>.drawing {
      $0.failure = Failure("Could not load.")
      $0.retry = RetryStatus(number: 1, limit: 3, remaining: .seconds(1))
      $0.canRetry = true
      $0.canRefresh = true
      $0.announcement = "Could not load. Again in 1 s, 1 of 3."
    }
    #expect(shelf.display == expected)
    await shelf.clock.advance(by: .milliseconds(999))
    #expect(shelf.asked.count == 1)
    await shelf.clock.advance(by: .milliseconds(1))
    #expect(shelf.asked == [Ask("a"), Ask("a")])
    await shelf.answer([1])
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: [1])))
    #expect(shelf.display.retry == nil)
  }

  @Test func theWaitsAreSeenSecondBySecondAndGrow() async {
    let shelf = await shelf()
    var seen: [String] = []
    for _ in 1...3 {
      await shelf.fail()
      for _ in 0..<10 {
        guard let retry = shelf.display.retry, retry.remaining != nil else { break }
        seen.append("\(retry.number): \(retry.seconds ?? 0)")
        await shelf.clock.advance(by: .seconds(1))
      }
    }
    #expect(seen == ["1: 1", "2: 2", "2: 1", "3: 4", "3: 3", "3: 2", "3: 1"])
    await shelf.fail()
    #expect(shelf.kind == .error("a", Failure("Could not load.")))
    #expect(shelf.asked.count == 4)
  }

  @Test func aPartOfASecondIsRoundedUp() async {
    let shelf = await shelf()
    await shelf.fail(Failure("Busy.", retryAfter: .milliseconds(2_600)))
    #expect(shelf.display.retry?.seconds == 3)
    await shelf.clock.advance(by: .milliseconds(600))
    #expect(shelf.display.retry?.remaining == .seconds(2))
  }

  @Test func aPersonWhoRetriesDoesNotWait() async {
    let shelf = await shelf()
    await shelf.fail()
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked.count == 2)
    #expect(!shelf.display.canRetry)
    await shelf.screen.send { $0.retry() }
    await shelf.clock.advance(by: .seconds(10))
    #expect(shelf.asked.count == 2)
    #expect(shelf.display.retry == RetryStatus(number: 1, limit: 3))
    #expect(shelf.display.activity == .loading)
    #expect(shelf.display.failure == nil)
  }

  @Test func aPersonCanLeave() async {
    let shelf = await shelf()
    await shelf.fail()
    await shelf.screen.send { $0.stopRetrying() }
    #expect(shelf.kind == .error("a", Failure("Could not load.")))
    await shelf.clock.advance(by: .seconds(60))
    #expect(shelf.asked.count == 1)
    await shelf.screen.send { $0.retry() }
    await shelf.fail()
    #expect(shelf.display.retry?.number == 1)
  }

  @Test func anotherRequestLeaves() async {
    let shelf = await shelf()
    await shelf.fail()
    await shelf.screen.send { $0.ask(for: "a") }
    #expect(shelf.kind.name == "waitingToRetry")
    await shelf.screen.send { $0.ask(for: "b") }
    #expect(shelf.kind == .loading("b"))
  }

  @Test(arguments: [Failure("Gone.", canRetry: false) as any Error, CancellationError()])
  func whatARetryCannotHelpIsNotTriedAgain(error: any Error) async {
    let shelf = await shelf()
    await shelf.fail(error)
    #expect(shelf.kind.name == "error")
    #expect(shelf.clock.scheduledCount == 0)
  }

  @Test func aDeadlineIsTriedAgain() async {
    let shelf = await shelf(times: LoadingTimes())
    await shelf.clock.advance(by: .seconds(30))
    #expect(shelf.display.failure == Failure("It took too long."))
    #expect(shelf.display.retry?.number == 1)
    await shelf.clock.advance(by: .seconds(31))
    #expect(shelf.display.retry?.number == 2)
  }

  @Test func theFailureStaysUntilTheIndicatorAppears() async {
    let shelf = await shelf(times: LoadingTimes())
    await shelf.fail()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.display.failure != nil)
    #expect(shelf.display.activity == nil)
    await shelf.clock.advance(by: .milliseconds(300))
    #expect(shelf.display.failure == nil)
    #expect(shelf.display.activity == .loading)
    await shelf.answer([1])
    await shelf.clock.advance(by: .milliseconds(500))
    #expect(shelf.display.items == [1])
  }

  // MARK: - A clock that jumps

  @Test func aRetryComesWhenItWasAnnouncedThoughTheDeviceSlept() async {
    let (service, clock) = (PendingWork<Void, [Int]>(), JumpingClock())
    var source = ContentSource(times: .off, load: { try await service(()) })
    source.retries = RetryPolicy()
    let screen = ContentScreen(initial: NoRequest(), from: source, clock: clock)
    await screen.begin()
    await service.calls[0].fail(Failure("Busy.", retryAfter: .seconds(60)))
    clock.jump(to: .seconds(40.5))
    #expect(screen.display.retry?.seconds == 20)
    clock.jump(to: .seconds(41))
    #expect(screen.display.retry?.remaining == .seconds(19))
    clock.jump(to: .seconds(3_600))
    await screen.settled()
    #expect(service.calls.count == 2)
    service.abandon()
  }

  // MARK: - Beside items

  @Test(arguments: LoadingBesideItemsTests.kinds)
  func theItemsStayAndThePageOrTheRefreshIsTriedAgain(kind: ShelfKind) async {
    let isPage = kind == .loadingMore(content)
    let shelf = await shelf(at: kind)
    await shelf.fail()
    #expect(shelf.display.items == [1, 2])
    #expect(shelf.display.failure == nil)
    let notice = Notice("Could not load.", remedy: isPage ? .loadMore : .refresh)
    #expect(shelf.display.notice == notice)
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.display.activity == (isPage ? .loadingMore : .refreshing))
    let ask = Ask("a", isPage ? PageCursor(2) : nil)
    #expect(shelf.asked == [ask, ask])
    await shelf.answer([3])
    let items = isPage ? [1, 2, 3] : [3]
    #expect(shelf.kind == .showingData(ShelfContent(request: "a", items: items)))
  }

  @Test func anotherRequestKeepsTheItemsAndTheWishIsTriedAgain() async {
    let shelf = await shelf(at: .showingData(content))
    await shelf.screen.send { $0.ask(for: "b") }
    await shelf.fail()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked == [Ask("b"), Ask("b")])
    await shelf.screen.send { $0.ask(for: "a") }
    #expect(shelf.kind == .showingData(content))
  }

  @Test func atTheEndThereIsANotice() async {
    let shelf = await shelf(at: .refreshing(content), limit: 1)
    await shelf.fail()
    await shelf.clock.advance(by: .seconds(1))
    await shelf.fail()
    var noticed = content
    noticed.notice = Notice("Could not load.", remedy: .refresh)
    #expect(shelf.kind == .showingData(noticed))
  }

  // MARK: - Offline

  @Test func withoutAConnectionTheWaitStandsStill() async {
    let connection = PendingSequence<Bool>()
    let shelf = await shelf(connection: connection)
    await shelf.fail(Failure("Busy.", retryAfter: .seconds(3)))
    await connection.send(false)
    #expect(shelf.display.announcement == "Busy. You are offline.")
    #expect(shelf.display.retry == RetryStatus(number: 1, limit: 3, isOffline: true))
    await shelf.clock.advance(by: .seconds(100))
    #expect(shelf.asked.count == 1)
    await connection.send(true)
    #expect(shelf.display.retry?.remaining == .seconds(3))
    await shelf.clock.advance(by: .seconds(3))
    #expect(shelf.asked.count == 2)
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
    #expect(!connection.isFollowed)
  }

  @Test(arguments: [nil, Plain()])
  func aMonitorThatEndsLeavesNobodyOffline(error: Plain?) async {
    let connection = PendingSequence<Bool>()
    let shelf = await shelf(connection: connection)
    await shelf.fail()
    await connection.send(false)
    #expect(shelf.display.announcement == "Could not load. You are offline.")
    if let error { await connection.fail(error) } else { await connection.finish() }
    #expect(shelf.display.announcement == "Could not load. Again in 1 s, 1 of 3.")
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked.count == 2)
  }

  @Test func aMonitorThatEndsWithAConnectionDoesNotBeginTheWaitAnew() async {
    let connection = PendingSequence<Bool>()
    let shelf = await shelf(connection: connection)
    await shelf.fail(Failure("Busy.", retryAfter: .seconds(2)))
    await connection.send(true)
    await shelf.clock.advance(by: .seconds(1))
    await connection.finish()
    await shelf.clock.advance(by: .seconds(1))
    #expect(shelf.asked.count == 2)
    #expect(shelf.display.retry?.remaining == nil)
  }

  @Test func aPersonCanRetryOffline() async {
    let connection = PendingSequence<Bool>()
    let shelf = await shelf(connection: connection)
    await shelf.fail()
    await connection.send(false)
    await shelf.screen.send { $0.retry() }
    #expect(shelf.asked.count == 2)
    await shelf.answer([1])
    #expect(shelf.display.items == [1])
  }

  // MARK: - The policy

  @Test func theDelaysGrowToTheLongest() {
    let policy = RetryPolicy(first: .seconds(1), longest: .seconds(5), jitter: { 1 })
    let failure = Failure("Lost.")
    #expect(
      (1...5).map { policy.delay(before: $0, after: failure) }
        == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
    #expect(policy.delay(before: 1_000_000, after: failure) == .seconds(5))
  }

  @Test(arguments: [(0.0, 500), (0.5, 750), (1.0, 1_000), (-3, 500), (7, 1_000), (.nan, 1_000)])
  func jitterTakesUpToHalf(jitter: Double, milliseconds: Int) {
    let policy = RetryPolicy(jitter: { jitter })
    #expect(
      policy.delay(before: 1, after: Failure("Lost.")) == .milliseconds(milliseconds))
  }

  @Test func thePolicyBoundsWhatItIsGiven() {
    let policy = RetryPolicy(first: .seconds(-60), jitter: { 1 })
    let failure = Failure("Lost.")
    #expect(policy.delay(before: .max, after: failure) == .zero)
    #expect(RetryPolicy(jitter: { 1 }).delay(before: .max, after: failure) == .seconds(60))
    for (asked, wait) in [(Duration.seconds(1e20), 86_400), (.seconds(-1e20), 0)] {
      #expect(
        policy.delay(before: 1, after: Failure("Busy.", retryAfter: asked)) == .seconds(wait))
    }
  }

  @Test(arguments: [(1e20, 1_000_000_000_000_000), (-1e20, 0), (1.5, 2), (3_600, 3_600)])
  func theSecondsOfAnyTimeAreANumber(seconds: Double, shown: Int) {
    let status = RetryStatus(number: 1, limit: 1, remaining: .seconds(seconds))
    #expect(status.seconds == shown)
  }

  // MARK: - From outside

  @Test(
    arguments: [
      (Int.max, 1e20, "86400 s, 3 of 3"), (.min, -1e20, "0 s, 1 of 3"), (-1, 2, "2 s, 1 of 3"),
      (0, 2, "2 s, 1 of 3"), (7, 2, "2 s, 3 of 3"),
    ])
  func aSavedRetryIsShownWithinItsLimits(number: Int, delay: Double, shown: String) async {
    let pending = PendingRetry<String, Int>(
      "a", after: Failure("Lost."), number: number, delay: .seconds(delay))
    let shelf = await shelf(at: .waitingToRetry(pending))
    #expect(shelf.frames.first?.announcement == "Lost. Again in \(shown).")
    await shelf.screen.send { $0.retry() }
    await shelf.fail()
    #expect(shelf.kind.name == (shown.hasSuffix("3 of 3") ? "error" : "waitingToRetry"))
  }

  @Test func aSavedRetryWithoutAnEndGoesOn() async {
    let pending = PendingRetry<String, Int>(
      "a", after: Failure("Lost."), number: .max, delay: .zero)
    let shelf = await shelf(at: .waitingToRetry(pending), limit: .max)
    for _ in 1...2 {
      await shelf.screen.send { $0.retry() }
      await shelf.fail()
      #expect(shelf.kind.name == "waitingToRetry")
    }
  }

  @Test func theJitterIsRandomByDefault() {
    let delays = Set((1...64).map { _ in RetryPolicy().delay(before: 1, after: Failure("Lost.")) })
    #expect(delays.count > 1)
    #expect(delays.allSatisfy { $0 >= .milliseconds(500) && $0 <= .seconds(1) })
  }
}
