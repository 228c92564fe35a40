import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Timers and sequences keep the rules of work.
@MainActor
@Suite(.probes, .noMistakes) struct Rule11TimeTests {
  private let probe = Probe()
  private let clock = ManualClock()

  // MARK: - Timers

  @Test func aTimerFiresAtItsInstant() async {
    probe.entering(.a) { $0.after(.seconds(2)) { .b } }
    let screen = probe.startedScreen(clock: clock)
    await clock.advance(by: .seconds(2) - .nanoseconds(1))
    #expect(screen.kind == .a)
    await clock.advance(by: .nanoseconds(1))
    #expect(screen.kind == .b)
  }

  @Test func aTimerOfAStateThatHasExitedIsTakenBack() async {
    probe.entering(.a) { $0.after(.seconds(1)) { .c } }
    let screen = probe.startedScreen(clock: clock)
    #expect(clock.scheduledCount == 1)
    screen.state.go(.b)
    #expect(clock.scheduledCount == 0)
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .b)
  }

  @Test func zeroAndLessFireOnTheNextTurnOnly() async {
    probe.entering(.a) { state in
      for delay in [Duration.zero, .seconds(-5)] {
        state.after(delay) { probe.stay(noting: "fired") }
      }
      probe.note("enter ends")
    }
    let screen = probe.startedScreen(clock: clock)
    #expect(probe.log == ["make a", "enter a", "enter ends"])
    await clock.advance(by: .zero)
    #expect(probe.log.suffix(2) == ["fired", "fired"])
    #expect(screen.isRunning)
  }

  @Test func timersFireInOrderOfTimeAndThenOfSetting() async {
    probe.entering(.a) { state in
      for (name, seconds) in [("x", 2), ("y", 1), ("z", 2), ("w", 1)] {
        state.after(.seconds(seconds)) { probe.stay(noting: "\(name) at \(clock.now.sinceOrigin)") }
      }
    }
    let screen = probe.quietScreen(clock: clock)
    await clock.advance(by: .seconds(3))
    #expect(
      probe.log == [
        "y at 1.0 seconds", "w at 1.0 seconds", "x at 2.0 seconds", "z at 2.0 seconds",
      ])
    #expect(screen.isRunning)
  }

  @Test func atTheSameInstantTheEarlierSetGoesFirstAndTheOtherIsDropped() async {
    probe.entering(.a) { state in
      state.after(.seconds(1), cause: "first") { .b }
      state.after(.seconds(1), cause: "second") { .c }
    }
    let screen = probe.startedScreen(clock: clock)
    let records = Records(of: screen)
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .b)
    #expect(await records.lines() == ["a → b: first"])
  }

  @Test func aTimerThatIsTakenBackSaysNothing() async {
    var handle: ProbeScreen.Work?
    probe.entering(.a) { handle = $0.after(.seconds(1)) { .b } }
    let screen = probe.startedScreen(clock: clock)
    handle?.cancel()
    #expect(clock.scheduledCount == 0)
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .a)
  }

  @Test func aTimerCanSetTheNext() async {
    func tick(_ state: ProbeState) {
      state.after(.seconds(1)) { [weak state] in
        guard let state else { return nil }
        state.display.count += 1
        tick(state)
        return nil
      }
    }
    probe.entering(.a, tick)
    let screen = probe.startedScreen(clock: clock)
    await clock.advance(by: .seconds(5))
    #expect(screen.display.count == 5)
    #expect(clock.scheduledCount == 1)
  }

  // MARK: - A deadline and a result

  /// A screen whose state waits for a service that takes a second, for at most a second.
  private func racing(deadlineFirst: Bool) -> ProbeScreen {
    probe.entering(.a) { state in
      if deadlineFirst { state.after(.seconds(1), cause: "deadline") { .c } }
      state.load(then: .b) { try await clock.sleep(for: .seconds(1)) }
    }
    return probe.quietScreen(clock: clock)
  }

  @Test func aDeadlineThatWasSetFirstBeatsAResultOfTheSameInstant() async {
    let screen = racing(deadlineFirst: true)
    let records = Records(of: screen)
    await screen.settled()
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .c)
    await screen.settled()
    #expect(await records.lines().first == "a → c: deadline")
  }

  @Test func aResultThatWasAskedForFirstBeatsADeadlineOfTheSameInstant() async {
    let screen = racing(deadlineFirst: false)
    let records = Records(of: screen)
    await screen.settled()
    screen.state.after(.seconds(1), cause: "deadline") { .c }
    await clock.advance(by: .seconds(1))
    #expect(screen.kind == .b)
    #expect(await records.lines() == ["a → b: success"])
    #expect(clock.scheduledCount == 0)
  }

  // MARK: - Sequences

  /// A screen whose state `a` follows a stream and says what it hears.
  private func following(_ stream: AsyncThrowingStream<Int, any Error>) -> ProbeScreen {
    probe.entering(.a) { state in
      state.follow(stream) { element in
        probe.note("element \(element)")
        return element == 9 ? .b : nil
      } finished: { ending in
        switch ending {
        case .success: probe.note("ended")
        case .failure(let error): probe.note("ended by \(type(of: error))")
        }
        return .c
      }
    }
    return probe.quietScreen()
  }

  @Test func elementsAreToldInOrderAndThenTheEnd() async {
    let (stream, elements) = AsyncThrowingStream.makeStream(of: Int.self)
    let entered = Moment()
    probe.entering(.c) { _ in
      probe.note("\(Task.isCancelled)")
      entered.happen()
    }
    let screen = following(stream)
    for element in 1...3 { elements.yield(element) }
    elements.finish()
    await entered.hasHappened()
    #expect(
      probe.log == [
        "element 1", "element 2", "element 3", "ended", "may a → c", "make c", "exit a", "enter c",
        "false",
      ])
    #expect(screen.kind == .c)
  }

  @Test func anErrorOfTheSequenceIsTold() async {
    struct Failed: Error {}
    let (stream, elements) = AsyncThrowingStream.makeStream(of: Int.self)
    let entered = probe.entry(of: .c)
    let screen = following(stream)
    elements.yield(1)
    elements.finish(throwing: Failed())
    await entered.hasHappened()
    #expect(
      probe.log == [
        "element 1", "ended by Failed", "may a → c", "make c", "exit a", "enter c",
      ])
    #expect(screen.isRunning)
  }

  @Test func elementsAfterTheExitAreDropped() async {
    let (stream, elements) = AsyncThrowingStream.makeStream(of: Int.self)
    let entered = Moment()
    probe.entering(.b) { _ in
      probe.note("\(Task.isCancelled)")
      entered.happen()
    }
    let ended = Moment()
    elements.onTermination = { _ in ended.happen() }
    let screen = following(stream)
    for element in [1, 9, 2] { elements.yield(element) }
    await entered.hasHappened()
    await screen.settled()
    #expect(
      probe.log == [
        "element 1", "element 9", "may a → b", "make b", "exit a", "enter b", "false",
      ])
    #expect(screen.kind == .b)
    elements.finish()
    await ended.hasHappened()
    #expect(probe.log.last == "false")
  }

  @Test func aSequenceIsCancelledAtExit() async {
    let (stream, elements) = AsyncThrowingStream.makeStream(of: Int.self)
    let ended = Moment()
    elements.onTermination = { _ in ended.happen() }
    let screen = following(stream)
    screen.state.go(.b)
    await ended.hasHappened()
    #expect(probe.log == ["may a → b", "make b", "exit a", "enter b"])
  }

  @Test func aFollowedSequenceThatIsCancelledEarlySaysNothing() async {
    let (stream, elements) = AsyncStream.makeStream(of: Int.self)
    let ended = Moment()
    elements.onTermination = { _ in ended.happen() }
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      handle = state.follow(stream) { _ in
        probe.stay(noting: "element")
      } finished: { _ in
        probe.note("finished")
        return .b
      }
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    handle?.cancel()
    elements.yield(1)
    await ended.hasHappened()
    #expect(await records.lines() == [])
    #expect(probe.log == [])
    #expect(screen.kind == .a)
  }
}
