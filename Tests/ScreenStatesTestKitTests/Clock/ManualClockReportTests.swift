import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a clock says of what is left on it, and of what would never let it go on.
@MainActor
@Suite(.noMistakes) struct ManualClockReportTests {
  private let reports = Reports()
  private let log = Log()

  @Test func whatWaitsIsNamedWithItsInstant() async {
    let clock = ManualClock()
    let screen = started(clock: clock) { state in
      state.after(.seconds(3)) { nil }
      state.after(.seconds(2), cause: "blink") { nil }
      state.perform(cause: "load") { try await clock.sleep(for: .seconds(1)) }
    }
    _ = clock.schedule(at: ScreenInstant(.seconds(4))) {}
    await screen.settled()
    #expect(
      clock.scheduled.map(\.description) == [
        "a sleep in load of OneState at 1.0 seconds", "blink of OneState at 2.0 seconds",
        "timer of OneState at 3.0 seconds", "an action at 4.0 seconds",
      ])
    #expect(clock.scheduled.first?.instant == ScreenInstant(.seconds(1)))
  }

  @Test func aTestCanAskThatNothingIsLeft() async throws {
    let clock = ManualClock()
    try clock.checkNothingScheduled()
    let screen = started(clock: clock) { $0.after(.seconds(3)) { nil } }
    await clock.advance(by: .seconds(1))
    let failure = #expect(throws: FailedCheck.self) { try clock.checkNothingScheduled() }
    #expect(
      failure?.description == """
        ManualClock at 1.0 seconds:
        - timer of OneState at 3.0 seconds is still scheduled.
        """)
    screen.stop()
    try clock.checkNothingScheduled()
  }

  @Test func aSleepIsGoneAsSoonAsItsStateHasLeft() async throws {
    let clock = ManualClock()
    let screen = await performing(clock: clock) {
      try await clock.sleep(for: .seconds(1))
      return "slept"
    }
    #expect(clock.scheduledCount == 1)
    screen.stop()
    try clock.checkNothingScheduled()
  }

  @Test func aTimerThatSetsItselfAgainAtOnceDoesNotHang() async {
    let clock = ManualClock(reporter: reports.reporter)
    @MainActor func rearm(_ state: OneState) {
      state.after(.zero, cause: "again") { [weak state] in
        log.add("again")
        if let state { rearm(state) }
        return nil
      }
    }
    let screen = started(clock: clock) { state in
      state.after(.seconds(1)) { [weak state] in
        if let state { rearm(state) }
        return nil
      }
    }
    await clock.advance(by: .seconds(5))
    let sentence =
      "The clock stopped at 1.0 seconds: again of OneState was set 1,000 times in a row within a"
      + " millisecond; what repeats needs a longer delay."
    #expect(reports.all == [sentence])
    #expect(clock.now == ScreenInstant(.seconds(1)))
    #expect(log.entries.count == 999)
    screen.stop()
    let failure = #expect(throws: FailedCheck.self) { try clock.checkNothingScheduled() }
    #expect(failure?.description == "ManualClock at 1.0 seconds:\n- " + sentence)
  }

  @Test func aSleepThatRepeatsAfterNearlyNoTimeDoesNotHang() async {
    let clock = ManualClock(reporter: reports.reporter)
    let loop = Task { while true { try await clock.sleep(for: .nanoseconds(1)) } }
    await turns(1)
    await clock.advance(by: .seconds(3_600))
    #expect(
      reports.all == [
        """
        The clock stopped at 1.001e-06 seconds: a sleep was set 1,000 times in a row within a \
        millisecond; what repeats needs a longer delay.
        """
      ])
    loop.cancel()
  }

  @Test func workThatBeginsItselfAgainDoesNotHang() async {
    let clock = ManualClock(reporter: reports.reporter)
    clock.patience = .milliseconds(50)
    @MainActor func again(_ state: OneState) {
      state.perform {
      } then: { [weak state] _ in
        if let state { again(state) }
        return nil
      }
    }
    let screen = started(clock: clock, again)
    await clock.advance(by: .seconds(1))
    #expect(
      reports.all == [
        "The clock stopped at 0.0 seconds: what was started before has not come to rest in 0.05 seconds:"
          + " its result begins it again at once."
      ])
    screen.stop()
  }

  @Test func anAdvanceThatNeverEndsIsStopped() async {
    let clock = ManualClock(reporter: reports.reporter)
    clock.limit = 100
    for _ in 0..<200 { _ = clock.schedule(at: ScreenInstant(.seconds(1))) {} }
    let screen = started(clock: clock) { $0.every(.seconds(1)) { nil } }
    await clock.advance(by: .seconds(99))
    #expect(reports.all == [])
    await clock.advance(to: ScreenInstant(.seconds(Int64.max)))
    #expect(
      reports.all == [
        """
        The clock stopped at 200.0 seconds: 100 actions and sleeps have run that were set during this \
        advance, the last of them timer of OneState; advance in smaller steps, or let it repeat less \
        often.
        """
      ])
    screen.stop()
  }

  @Test func aThousandTimersWithinAMillisecondAreNoLoop() async throws {
    let clock = ManualClock(reporter: reports.reporter)
    for number in 0..<3_000 { _ = clock.schedule(at: ScreenInstant(.nanoseconds(number))) {} }
    let screen = started(clock: clock) { $0.every(.milliseconds(1)) { nil } }
    await clock.advance(by: .seconds(2))
    #expect(reports.all == [])
    screen.stop()
    try clock.checkNothingScheduled()
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(1e20)])
  func anInstantThatIsTooLateIsReported(_ duration: Duration) async {
    let clock = ManualClock(reporter: reports.reporter)
    await clock.advance(by: .seconds(1))
    await clock.advance(by: duration)
    await clock.advance(to: ScreenInstant(.seconds(1e20)))
    #expect(clock.now == ScreenInstant(.seconds(1)))
    let sentence =
      "The clock stopped at 1.0 seconds: it cannot move beyond \(Duration.seconds(Int64.max)); advance"
      + " it less far."
    #expect(reports.all == [sentence, sentence])
    await clock.advance(to: ScreenInstant(.seconds(Int64.max)))
    #expect(clock.now == ScreenInstant(.seconds(Int64.max)))
  }

  // MARK: - A clock that was advanced in vain

  @Test func aClockThatNothingUsesIsReported() async {
    var clock: ManualClock? = ManualClock(reporter: reports.reporter, file: "Tests.swift", line: 9)
    let screen = started { $0.after(.seconds(60)) { nil } }
    await clock?.advance(by: .seconds(60))
    #expect(reports.all == [])
    clock = nil
    #expect(
      reports.all == [
        """
        ManualClock made at Tests.swift:9 was advanced, but no screen was made with it, and nothing \
        has slept on it, set an action or read its time; pass it to the screen (clock:), or to the \
        service that it is to move.
        """
      ])
    screen.stop()
  }

  /// What may be done with a clock that is advanced.
  enum Use: CaseIterable {
    case screenWithoutTimers, stateOnABench, laterSleep, readTime, action, adapter, zero
  }

  @Test(arguments: Use.allCases) func aClockThatIsUsedIsNotReported(_ use: Use) async {
    await advance(ManualClock(reporter: reports.reporter), use)
    #expect(reports.all == [])
  }

  private func advance(_ clock: ManualClock, _ use: Use) async {
    switch use {
    case .screenWithoutTimers:
      let screen = started(clock: clock) { _ in }
      await clock.advance(by: .seconds(1))
      screen.stop()
    case .stateOnABench:
      let bench = StateBench(as: .only, clock: clock) { OneState { _ in } }
      await bench.clock.advance(by: .seconds(1))
    case .laterSleep:
      await clock.advance(by: .seconds(1))
      let sleep = Task { try await clock.sleep(for: .seconds(1)) }
      sleep.cancel()
      _ = await sleep.result
    case .readTime:
      let start = clock.now
      await clock.advance(by: .seconds(1))
      #expect(start.duration(to: clock.now) == .seconds(1))
    case .action:
      await clock.advance(by: .seconds(1))
      clock.schedule(at: ScreenInstant(.seconds(3))) {}.cancel()
    case .adapter:
      let screen = started(clock: SleepingClock(clock)) { _ in }
      await clock.advance(by: .seconds(1))
      screen.stop()
    case .zero:
      await clock.advance(by: .zero)
    }
  }

  @Test func manyTimersOfOneInstantAreNoLoop() async throws {
    let clock = ManualClock(reporter: reports.reporter)
    _ = clock.schedule(at: ScreenInstant(.seconds(1))) {
      for number in 0..<3_000 {
        _ = clock.schedule(at: ScreenInstant(.seconds(1))) { log.add("\(number)") }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries.count == 3_000)
    #expect(reports.all == [])
    try clock.checkNothingScheduled()
  }

  @Test func workThatATimerStartsIsAtRestWhenTheClockIs() async {
    let clock = ManualClock()
    let work = PendingWork<String, String>()
    let screen = started(clock: clock) { state in
      state.after(.seconds(1)) { [weak state] in
        state?.perform {
          await elsewhere()
          return try await work("from a timer")
        } then: {
          log.add($0)
        }
        return nil
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(work.waiting.map(\.argument) == ["from a timer"])
    await work.calls[0].succeed("answered")
    #expect(log.entries == ["answered"])
    withExtendedLifetime(screen) {}
  }

  @Test func whatFollowsFromWorkThatSleptIsAtRestToo() async {
    let clock = ManualClock()
    let work = PendingWork<String, String>()
    let screen = started(clock: clock) { state in
      state.perform {
        try await clock.sleep(for: .seconds(1))
      } then: { [weak state] _ in
        state?.perform {
          await elsewhere()
          return try await work("after a sleep")
        }
        return nil
      }
    }
    await screen.settled()
    await clock.advance(by: .seconds(1))
    #expect(work.waiting.map(\.argument) == ["after a sleep"])
    work.abandon()
    await screen.settled()
  }
}
