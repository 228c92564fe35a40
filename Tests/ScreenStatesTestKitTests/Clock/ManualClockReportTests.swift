import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a clock says of what is left on it, and of what would never let it go on.
@MainActor
@Suite(.noMistakes) struct ManualClockReportTests {
  @Test func whatWaitsIsNamedWithItsInstant() async {
    let clock = ManualClock()
    let screen = started(clock: clock) { state in
      state.after(.seconds(3)) { nil }
      state.after(.seconds(2), cause: "blink") { nil }
      state.perform(cause: "load") {
        try await clock.sleep(for: .seconds(1))
      } then: { _ in
        nil
      }
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
    do {
      try clock.checkNothingScheduled()
      Issue.record("A timer is left.")
    } catch {
      #expect(
        "\(error)" == """
          ManualClock at 1.0 seconds:
          - timer of OneState at 3.0 seconds is still scheduled.
          """)
    }
    screen.stop()
    try clock.checkNothingScheduled()
  }

  @Test func aSleepIsGoneAsSoonAsItsStateHasLeft() async throws {
    let clock = ManualClock()
    let screen = started(clock: clock) { state in
      state.perform {
        try await clock.sleep(for: .seconds(1))
      } then: { _ in
        nil
      }
    }
    await screen.settled()
    #expect(clock.scheduledCount == 1)
    screen.stop()
    try clock.checkNothingScheduled()
  }

  @Test func aTimerThatSetsItselfAgainAtOnceDoesNotHang() async {
    let reports = Reports()
    let clock = ManualClock(reporter: reports.reporter)
    let log = Log()
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
      "The clock stopped at 1.0 seconds: again of OneState was set 1,000 times in a row for that"
      + " same instant; a timer that sets itself again needs a delay above zero."
    #expect(reports.all == [sentence])
    #expect(clock.now == ScreenInstant(.seconds(1)))
    #expect(log.entries.count == 999)
    screen.stop()
    do {
      try clock.checkNothingScheduled()
      Issue.record("The clock has stopped short.")
    } catch {
      #expect("\(error)" == "ManualClock at 1.0 seconds:\n- " + sentence)
    }
  }

  @Test func manyTimersOfOneInstantAreNoLoop() async throws {
    let reports = Reports()
    let clock = ManualClock(reporter: reports.reporter)
    let log = Log()
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
    let log = Log()
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
        } then: { _ in
          nil
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
