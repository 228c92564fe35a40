import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// One state alone, doing what it should.
@MainActor
@Suite(.noMistakes) struct StateBenchTests {
  @Test func aStateIsEnteredAndShows() async throws {
    let bench = bench(keeping: 7) { $0.display.text = "entered with \($0.screen?.kept ?? 0)" }
    #expect(bench.display.text == "")
    #expect(!bench.state.isCurrent)
    bench.enter()
    #expect(bench.display.text == "entered with 7")
    #expect(bench.state.isCurrent)
    bench.state.update { $0.text = "more" }
    #expect(bench.frames.map(\.text) == ["entered with 7", "more"])
    bench.exit()
    #expect(bench.display.text == "")
    try await bench.check()
  }

  @Test func whatItAsksForIsHeardWithItsCauseAndNotEntered() async throws {
    let bench = entered()
    #expect(bench.state.transition(to: .b, cause: "tap") == .taken)
    #expect(bench.requested.map(\.kind) == [.b])
    #expect(bench.requested.map(\.description) == ["b: tap"])
    #expect(bench.state.isCurrent)
    try await bench.check()
  }

  @Test func aRequestInEnterIsHeard() async throws {
    let bench = entered { #expect($0.transition(to: .c, cause: "enter") == .queued) }
    #expect(bench.requested.map(\.description) == ["c: enter"])
    try await bench.check()
  }

  @Test func whatItIgnoresIsNamed() async throws {
    let bench = entered()
    bench.state.wave()
    #expect(bench.ignored == ["wave()"])
    bench.exit()
    bench.state.wave()
    #expect(bench.ignored == ["wave()"])
    try await bench.check()
  }

  @Test func itsGuardIsAskedAndMayRefuse() async throws {
    let bench = StateBench(as: .a, keeping: 0) { HookedState(refusing: .b) }
    bench.enter()
    bench.state.go(.b)
    #expect(bench.requested.isEmpty)
    #expect(bench.refused.map(\.reason) == [.guarded])
    bench.state.go(.c)
    #expect(bench.requested.map(\.kind) == [.c])
    try await bench.check()
  }

  @Test func itsWorkIsAnsweredByHand() async throws {
    let work = PendingWork<Int, String>()
    let bench = entered { state in
      state.perform(cause: "load") {
        try await work(1)
      } then: { [weak state] result in
        state?.display.text = (try? result.get()) ?? "failed"
        return .b
      }
    }
    #expect(bench.underWay.map(\.cause) == ["load"])
    await bench.settled()
    await work.calls[0].succeed("one")
    #expect(bench.display.text == "one")
    #expect(bench.requested.map(\.description) == ["b: load"])
    #expect(bench.underWay.isEmpty)
    try await bench.check()
  }

  @Test func itsClockIsMovedByHand() async throws {
    let bench = entered { state in
      state.after(.seconds(1)) { .b }
      state.after(.seconds(9)) { .c }
    }
    await bench.clock.advance(by: .seconds(1))
    #expect(bench.requested.map(\.description) == ["b: timer"])
    #expect(
      bench.clock.scheduled.map(\.description) == ["timer of HookedState at 9.0 seconds"])
    try await bench.check()
    #expect(bench.clock.scheduled.isEmpty)
  }

  @Test func keptValuesCanBeReadAndChanged() async throws {
    let bench = entered(keeping: 1) { $0.screen?.kept += 1 }
    #expect(bench.kept == 2)
    bench.kept = 5
    #expect(bench.state.screen?.kept == 5)
    try await bench.check()
    #expect(bench.kept == 5)
  }

  @Test func childrenStartAndStopWithIt() async throws {
    let child = pupil(at: .b)
    let bench = entered { $0.host(child) { $0 == .c ? .b : nil } }
    #expect(child.isRunning)
    #expect(bench.underWay.map(\.form) == [.child(path: "b")])
    child.state.go(.c)
    #expect(bench.requested.map(\.description) == ["b: child"])
    bench.exit()
    #expect(!child.isRunning)
    try await bench.check()
  }

  @Test func aFactoryMakesTheStateOfAKind() async throws {
    let bench = StateBench(.c, keeping: 0, states: PupilStates())
    bench.enter()
    bench.state.go(.a)
    #expect(bench.requested.map(\.kind) == [.a])
    try await bench.check()
  }

  @Test func aStateThatTheTestHoldsIsNotExpectedToBeFreed() async throws {
    let state = HookedState()
    let bench = StateBench(state, as: .a, keeping: 0)
    bench.enter()
    #expect(bench.state === state)
    try await bench.check()
    withExtendedLifetime(state) {}
  }

  @Test func aScreenThatKeepsNothingNeedsNoKeptValues() async throws {
    let bench = StateBench(as: .only) { OneState { _ in } }
    bench.enter()
    try await bench.check()
    let made = StateBench(.only, states: OneStates { _ in })
    made.enter()
    try await made.check()
    let held = StateBench(OneState { _ in }, as: .only)
    held.enter()
    try await held.check()
  }

  @Test func workThatItLeavesBehindEndsWithTheCheck() async throws {
    let work = PendingWork<Int, String>()
    let bench = await settled { state in
      state.perform {
        try await work(1)
      } then: { _ in
        .b
      }
    }
    bench.exit()
    #expect(work.calls[0].isCancelled)
    #expect(work.calls[0].isWaiting)
    try await bench.check()
    #expect(bench.requested.isEmpty)
    #expect(work.waiting.isEmpty)
  }

  @Test func callsThatAreLeftBehindAreFailedInTheirOrder() async throws {
    let (work, log) = (PendingWork<Int, String>(), Log())
    let bench = await settled {
      $0.perform { for number in 0..<8 { work.call(number) { _ in log.add("\(number)") } } }
    }
    try await bench.check()
    #expect(log.entries == (0..<8).map { "\($0)" })
  }

  @Test func anAnswerThatComesLateIsNoProblem() async throws {
    let work = PendingWork<Int, String>()
    let bench = await settled { state in
      state.perform {
        try await work(1)
      } then: { _ in
        .b
      }
      state.screen?.perform { try await work(2) }
    }
    bench.exit()
    await work.calls[0].succeed("late")
    await work.calls[1].succeed("later")
    #expect(bench.requested.isEmpty)
    #expect(bench.refused.map(\.reason) == [.stale, .notRunning])
    try await bench.check()
  }

  // MARK: - After the first request

  @Test func aTimerThatWouldAskAgainHasEnded() async throws {
    var ticks = 0
    let bench = entered { state in
      state.every(.seconds(1)) {
        ticks += 1
        return ticks < 3 ? nil : .b
      }
    }
    await bench.clock.advance(by: .seconds(10))
    #expect(ticks == 3)
    #expect(bench.requested.map(\.description) == ["b: timer"])
    try await bench.check()
  }

  @Test func theResultOfWorkComesTooLate() async throws {
    let sequence = PendingSequence<Int>()
    let child = pupil(at: .b)
    let bench = await settled { state in
      state.perform {
        1
      } then: { _ in
        .c
      }
      state.follow(sequence) { _ in .c }
      state.host(child) { $0 == .a ? .c : nil }
      state.go(.b)
    }
    await sequence.send(1)
    child.state.go(.a)
    #expect(bench.requested.map(\.kind) == [.b])
    try await bench.check()
  }

  @Test func twoBenchesMayShareAClock() async throws {
    let clock = ManualClock()
    let make = {
      bench(clock: clock) { state in
        state.after(.seconds(5)) { .b }
        state.perform { try await clock.sleep(for: .seconds(7)) }
      }
    }
    let (first, second) = (make(), make())
    first.enter()
    second.enter()
    await first.settled()
    await second.settled()
    try await first.check()
    #expect(clock.scheduledCount == 2)
    try await second.check()
  }
}
