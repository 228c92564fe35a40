import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Any clock that sleeps, made a clock of screens; here it sleeps on one that the test drives.
@MainActor
@Suite(.noMistakes) struct SleepingClockTests {
  /// A clock whose sleepers say when they have begun, and wake when the test says so.
  private final class Base: Clock, Sendable {
    let hand = ManualClock()
    private let sleeps: AsyncStream<ScreenInstant>
    private let begin: AsyncStream<ScreenInstant>.Continuation

    init() { (sleeps, begin) = AsyncStream.makeStream() }

    var now: ScreenInstant { hand.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ScreenInstant, tolerance: Duration?) async throws {
      for await _ in sleeping(until: deadline) {}
    }

    /// The deadline of the next sleep that begins.
    func nextSleep() async -> ScreenInstant? {
      for await deadline in sleeps { return deadline }
      return nil
    }

    private func sleeping(until deadline: ScreenInstant) -> AsyncStream<Never> {
      let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
      Task { @MainActor in
        _ = hand.schedule(at: deadline) { continuation.finish() }
        begin.yield(deadline)
      }
      return stream
    }
  }

  private let clock = SleepingClock(ContinuousClock())
  private let done = Moment()

  @Test func timeIsCountedFromItsMaking() async {
    let base = ManualClock()
    await base.advance(by: .seconds(5))
    let clock = SleepingClock(base)
    #expect(clock.now == ScreenInstant(.zero))
    await base.advance(by: .seconds(2))
    #expect(clock.now == ScreenInstant(.seconds(2)))
  }

  @Test func actionsRunInOrderOfTheirInstants() async {
    var log: [String] = []
    for (name, delay) in [("late", 3), ("early", 1), ("late too", 3), ("now", -1)] {
      _ = clock.schedule(at: ScreenInstant(.milliseconds(delay))) {
        log.append(name)
        if name == "late too" { done.happen() }
      }
    }
    #expect(log == [])
    await done.hasHappened()
    #expect(log == ["now", "early", "late", "late too"])
  }

  @Test func whatAnActionSchedulesForNowRunsOnALaterTurnAndCancelsNone() async {
    var log: [String] = []
    let instant = clock.now
    _ = clock.schedule(at: instant) {
      _ = clock.schedule(at: clock.now) {
        log.append("later")
        done.happen()
      }
      log.append("first \(Task.isCancelled)")
    }
    _ = clock.schedule(at: instant) { log.append("second \(Task.isCancelled)") }
    await done.hasHappened()
    #expect(log == ["first false", "second false", "later"])
  }

  @Test func anActionThatIsTakenBackDoesNotRun() async {
    var log: [String] = []
    let taken = clock.schedule(at: clock.now) { log.append("taken back") }
    _ = clock.schedule(at: clock.now) {
      log.append("kept")
      done.happen()
    }
    taken.cancel()
    taken.cancel()
    await done.hasHappened()
    #expect(log == ["kept"])
  }

  @Test func oneTaskSleepsForTheFirstAction() async {
    let base = Base()
    let clock = SleepingClock(base)
    var log: [String] = []
    _ = clock.schedule(at: ScreenInstant(.seconds(2))) {
      log.append("two")
      done.happen()
    }
    #expect(await base.nextSleep() == ScreenInstant(.seconds(2)))
    _ = clock.schedule(at: ScreenInstant(.seconds(1))) { log.append("one") }
    #expect(await base.nextSleep() == ScreenInstant(.seconds(1)))
    _ = clock.schedule(at: ScreenInstant(.seconds(3))) { log.append("three") }
    await base.hand.advance(by: .seconds(1))
    #expect(await base.nextSleep() == ScreenInstant(.seconds(2)))
    #expect(log == ["one"])
    await base.hand.advance(by: .seconds(1))
    await done.hasHappened()
    #expect(log == ["one", "two"])
    #expect(await base.nextSleep() == ScreenInstant(.seconds(3)))
  }

  @Test func aClockThatIsLetGoRunsNothing() async {
    let freed = Moment()
    var clock: SleepingClock<ContinuousClock>? = SleepingClock(ContinuousClock())
    _ = clock?.schedule(at: ScreenInstant(.seconds(3_600))) { [mortal = Mortal(freed)] in
      withExtendedLifetime(mortal) {}
    }
    let gone = { [weak gone = clock] in gone }
    clock = nil
    #expect(gone() == nil)
    await freed.hasHappened()
  }
}
