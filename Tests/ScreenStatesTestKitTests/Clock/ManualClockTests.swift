import Foundation
import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A clock that a test moves by hand, for screens and for the services behind them.
@MainActor
@Suite(.noMistakes) struct ManualClockTests {
  private let clock = ManualClock()
  private let log = Log()

  @Test func itStandsStillUntilItIsMoved() async {
    #expect(clock.now == ScreenInstant(.zero))
    await clock.advance(by: .seconds(2))
    #expect(clock.now == ScreenInstant(.seconds(2)))
    await clock.advance(to: ScreenInstant(.seconds(1)))
    #expect(clock.now == ScreenInstant(.seconds(2)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func theTimeOfDayMovesWithIt() async {
    let noon = Date(timeIntervalSince1970: 1_800_000_000)
    let clock = ManualClock(startingAt: noon)
    #expect(clock.date == noon)
    await clock.advance(by: .seconds(90))
    #expect(clock.date == noon + 90)
    #expect(ManualClock().date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func actionsRunAtExactlyTheirInstantsInOrder() async {
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("a too", 1)] {
      _ = clock.schedule(at: ScreenInstant(.seconds(seconds))) {
        log.add("\(name) at \(clock.now.sinceOrigin)")
      }
    }
    #expect(clock.scheduledCount == 4)
    await clock.advance(by: .milliseconds(2_500))
    #expect(
      log.entries == ["a at 1.0 seconds", "a too at 1.0 seconds", "b at 2.0 seconds"])
    #expect(clock.scheduledCount == 1)
    await clock.advance(to: ScreenInstant(.seconds(10)))
    #expect(log.entries.last == "c at 3.0 seconds")
    #expect(clock.now == ScreenInstant(.seconds(10)))
  }

  @Test func anInstantThatHasPassedRunsAtThePresentOne() async {
    await clock.advance(by: .seconds(5))
    _ = clock.schedule(at: ScreenInstant(.seconds(1))) {
      log.add("at \(clock.now.sinceOrigin)")
    }
    #expect(log.entries == [])
    await clock.advance(by: .zero)
    #expect(log.entries == ["at 5.0 seconds"])
  }

  @Test func anActionThatIsTakenBackDoesNotRun() async {
    let handles = ["a", "b", "c"].map { name in
      clock.schedule(at: ScreenInstant(.seconds(1))) { log.add(name) }
    }
    handles[1].cancel()
    handles[1].cancel()
    #expect(clock.scheduledCount == 2)
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a", "c"])
    handles[0].cancel()
    #expect(clock.scheduledCount == 0)
  }

  @Test func whatAnActionSchedulesOnTheWayRunsToo() async {
    _ = clock.schedule(at: ScreenInstant(.seconds(1))) {
      log.add("one")
      _ = clock.schedule(at: ScreenInstant(.seconds(2))) { log.add("two") }
      _ = clock.schedule(at: clock.now) { log.add("one too") }
    }
    _ = clock.schedule(at: ScreenInstant(.seconds(1))) { log.add("one before") }
    await clock.advance(by: .seconds(2))
    #expect(log.entries == ["one", "one before", "one too", "two"])
  }

  @Test func manyActionsKeepTheirOrderThroughManyCancellations() async {
    let handles = (0..<500).map { number in
      clock.schedule(at: ScreenInstant(.seconds(number % 7))) { log.add("\(number)") }
    }
    for (number, handle) in handles.enumerated() where number.isMultiple(of: 3) {
      handle.cancel()
    }
    await clock.advance(by: .seconds(7))
    let expected = (0..<7).flatMap { second in
      (0..<500).filter { $0 % 7 == second && !$0.isMultiple(of: 3) }.map(String.init)
    }
    #expect(log.entries == expected)
  }

  @Test func anAdvanceFindsTheSleepOfWorkThatWasJustStarted() async {
    let screen = started(clock: clock) { state in
      state.perform {
        try await clock.sleep(until: ScreenInstant(.seconds(1)), tolerance: nil)
        return "slept"
      } then: {
        log.add($0)
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["slept"])
    screen.stop()
  }

  @Test func aServiceThatSleepsTwiceIsToldAtTheSecondInstant() async {
    let screen = await performing(clock: clock, log: log) {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
      return "slept until \(clock.now.sinceOrigin)"
    }
    await clock.advance(by: .seconds(3))
    #expect(log.entries == ["slept until 2.0 seconds"])
    screen.stop()
  }

  @Test func sleepersThatWakeAtOneInstantAreToldInTheirOrder() async {
    let screen = started(clock: clock) { state in
      for name in ["a", "b", "c"] {
        state.perform {
          try await clock.sleep(until: ScreenInstant(.seconds(1)), tolerance: nil)
          return name
        } then: {
          log.add($0)
        }
      }
    }
    await screen.settled()
    await clock.advance(by: .seconds(1))
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func twoSleepersInTheSameWork() async {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    @MainActor @Sendable func sleep(_ seconds: Int) async throws -> String {
      begin.yield()
      try await clock.sleep(until: ScreenInstant(.seconds(seconds)), tolerance: nil)
      return "\(seconds) "
    }
    let screen = started(clock: clock) { state in
      state.perform {
        async let first = sleep(1)
        async let second = sleep(2)
        return try await first + second
      } then: {
        log.add($0)
      }
    }
    for await _ in begun where clock.scheduledCount == 2 { break }
    await clock.advance(by: .seconds(1))
    #expect(log.entries == [])
    await clock.advance(by: .seconds(1))
    await screen.settled()
    #expect(log.entries == ["1 2 "])
  }

  @Test func aSleeperThatIsCancelledThrowsAndWaitsNoMore() async {
    let sleeping = Task {
      do { try await clock.sleep(for: .seconds(1)) } catch { log.add("\(type(of: error))") }
    }
    await turns(1)
    sleeping.cancel()
    await sleeping.value
    #expect(log.entries == ["CancellationError"])
    #expect(clock.scheduledCount == 0)
  }

  @Test func aDeadlineThatHasPassedDoesNotSleep() async throws {
    await clock.advance(by: .seconds(2))
    try await clock.sleep(until: ScreenInstant(.seconds(1)), tolerance: nil)
    #expect(clock.scheduledCount == 0)
  }

  @Test func aLoopAroundSleepsOfNoTimeCanBeCancelled() async {
    let loop = Task {
      while true { try await clock.sleep(for: .zero) }
    }
    await Task.yield()
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
  }
}
