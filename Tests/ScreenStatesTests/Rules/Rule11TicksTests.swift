import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// `every(_:then:)` calls again and again, without drift, and leaves out what a jump has passed.
@MainActor
@Suite(.probes, .noMistakes) struct Rule11TicksTests {
  private let probe = Probe()
  private let clock = ManualClock()

  @Test func theFirstCallComesAfterOneIntervalAndTheLastBeforeTheExit() async {
    var count = 0
    probe.entering(.a) { state in
      state.every(.seconds(1)) {
        count += 1
        return count == 3 ? .b : nil
      }
    }
    let screen = probe.startedScreen(clock: clock)
    await clock.advance(by: .milliseconds(999))
    #expect(count == 0)
    await clock.advance(by: .milliseconds(1_001))
    #expect(count == 2)
    await clock.advance(by: .seconds(10))
    #expect(count == 3 && screen.kind == .b)
    #expect(clock.scheduledCount == 0)
  }

  @Test func lateCallsAddUpToNoDelay() {
    let clock = JumpingClock()
    var calls: [Duration] = []
    probe.entering(.a) { state in
      state.every(.seconds(1)) {
        calls.append(ScreenInstant(.zero).duration(to: clock.now))
        return nil
      }
    }
    let screen = probe.startedScreen(clock: clock)
    for time in [1_300, 2_100, 3_900, 4_000] { clock.jump(to: .milliseconds(time)) }
    #expect(calls == [1_300, 2_100, 3_900, 4_000].map { .milliseconds($0) })
    extendLifetime(screen)
  }

  /// A call that is due at the instant of a late one is left out, too.
  @Test(arguments: [[(3_600.5, 1), (3_601, 1), (3_601.5, 2)], [(2, 1), (2.5, 1), (3, 2)]])
  func aClockThatJumpsMakesOneCallAndTheIntervalBeginsAnew(jumps: [(Double, Int)]) {
    let clock = JumpingClock()
    let screen = probe.startedScreen(clock: clock)
    screen.every(.seconds(1)) { $0.display.count += 1 }
    for (time, count) in jumps {
      clock.jump(to: .seconds(time))
      #expect(screen.display.count == count)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(1)])
  func theIntervalIsAtLeastAMillisecond(interval: Duration) async {
    var count = 0
    let screen = probe.startedScreen(clock: clock)
    let handle = screen.state.every(interval) {
      count += 1
      return nil
    }
    await clock.advance(by: .milliseconds(5))
    #expect(count == 5)
    handle.cancel()
    #expect(clock.scheduledCount == 0)
  }

  @Test func thatOfTheScreenOutlivesStates() async {
    let screen = probe.startedScreen(clock: clock)
    screen.every(.seconds(1)) { $0.display.count += 1 }
    await clock.advance(by: .seconds(1))
    screen.state.go(.b)
    await clock.advance(by: .seconds(2))
    #expect(screen.display.count == 2)
    screen.stop()
    #expect(clock.scheduledCount == 0)
  }

  @Test func theLongestIntervalDoesNotOverflow() async {
    let screen = probe.startedScreen(clock: clock)
    screen.state.every(.seconds(Int64.max) * 2) { .b }
    await clock.advance(by: .seconds(1_000_000))
    #expect(screen.kind == .a)
  }
}
