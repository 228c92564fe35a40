import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Timers and sequences of the screen outlive states, and are told with the current one.
@MainActor
@Suite(.probes, .noMistakes) struct Rule11ScreenTimeTests {
  private let probe = Probe()
  private let clock = ManualClock()

  // MARK: - Timers

  @Test(.mistakes) func whatItDrawsIsOneFrameAndItsFirstRequestIsTheStates() async {
    let screen = probe.quietScreen(clock: clock)
    let records = Records(of: screen)
    let frames = DisplayRecorder(of: screen)
    screen.after(.seconds(1)) { state in
      state.display.text = "drawn"
      state.display.count = 1
    }
    screen.after(.seconds(2)) { state in
      state.go(.b)
      state.screen?.transition(to: .c, cause: "second")
    }
    await clock.advance(by: .seconds(1))
    #expect(frames.all == [ProbeDisplay(), ProbeDisplay(text: "drawn", count: 1)])
    await clock.advance(by: .seconds(1))
    #expect(await records.lines() == ["a → c: second refused (superseded)", "a → b: go"])
  }

  @Test func itEndsAtStopAndDoesNotComeBackWithAStart() async {
    let screen = probe.quietScreen(clock: clock)
    let handle = screen.after(.seconds(1)) { [probe] _ in probe.note("fired") }
    #expect(handle.isUnderWay)
    screen.stop()
    #expect(!handle.isUnderWay)
    #expect(clock.scheduledCount == 0)
    screen.start()
    probe.clear()
    await clock.advance(by: .seconds(1))
    #expect(probe.log == [])
  }

  @Test func itEndsWhenTheScreenIsReleasedAndFreesWhatItHeld() async {
    let freed = Moment()
    var screen: ProbeScreen? = probe.quietScreen(clock: clock)
    do {
      let mortal = Mortal(freed)
      screen?.after(.seconds(1)) { _ in withExtendedLifetime(mortal) {} }
    }
    let gone = { [weak gone = screen] in gone }
    screen = nil
    #expect(gone() == nil)
    await freed.hasHappened()
    #expect(clock.scheduledCount == 0)
  }

  @Test func aHandleTakesItBackAndSaysNothing() async {
    let screen = probe.quietScreen(clock: clock)
    let records = Records(of: screen)
    let handle = screen.after(.seconds(1)) { [probe] _ in probe.note("fired") }
    handle.cancel()
    await clock.advance(by: .seconds(1))
    #expect(probe.log == [])
    #expect(await records.lines() == [])
  }

  @Test func zeroAndLessFireOnTheNextTurn() async {
    let screen = probe.quietScreen(clock: clock)
    for delay in [Duration.zero, .seconds(-1)] {
      screen.after(delay) { [probe] _ in probe.note("fired") }
    }
    #expect(probe.log == [])
    await clock.advance(by: .zero)
    #expect(probe.log == ["fired", "fired"])
  }

  @Test func theTimersOfTheScreenAndOfItsStateFireInTheOrderOfTheirSetting() async {
    let screen = probe.quietScreen(clock: clock)
    screen.after(.seconds(1)) { [probe] _ in probe.note("screen") }
    screen.state.after(.seconds(1)) { [probe] in
      probe.note("state")
      return .b
    }
    screen.after(.seconds(1)) { [probe] in probe.note("screen in \($0.kind.name)") }
    await clock.advance(by: .seconds(1))
    #expect(
      probe.log == [
        "screen", "state", "may a → b", "make b", "exit a", "enter b", "screen in b",
      ])
  }

  // MARK: - Sequences

  @Test func elementsAreToldWithTheCurrentStateAndThenTheEnd() async {
    let screen = probe.quietScreen()
    let numbers = PendingSequence<Int>()
    screen.follow(numbers) { [probe] state, number in
      probe.note("\(number) in \(state.kind.name)")
    } finished: { [probe] state, result in
      let isEnd = if case .success = result { true } else { false }
      probe.note("finished \(isEnd) in \(state.kind.name)")
    }
    await screen.settled()
    await numbers.send(0)
    screen.state.go(.b)
    await numbers.send(1)
    screen.state.go(.c)
    await numbers.finish()
    #expect(
      probe.log.filter { $0.contains(" in ") } == ["0 in a", "1 in b", "finished true in c"])
  }

  @Test func anErrorIsAnEndToo() async {
    let screen = probe.quietScreen()
    let (numbers, source) = AsyncThrowingStream.makeStream(of: Int.self)
    let told = Moment()
    screen.follow(numbers) { _, _ in
    } finished: { [probe] _, result in
      if case .failure(let error) = result { probe.note("\(type(of: error))") }
      told.happen()
    }
    source.finish(throwing: CancellationError())
    await told.hasHappened()
    #expect(probe.log == ["CancellationError"])
  }

  @Test func anElementsDrawsAreOneFrameAndItsRequestIsTheStates() async {
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    let numbers = PendingSequence<Int>()
    let frames = DisplayRecorder(of: screen)
    screen.follow(numbers) { state, number in
      state.display.text = "\(number)"
      state.display.count = number
      if number == 1 { state.go(.b) }
    }
    await screen.settled()
    for number in 0...1 { await numbers.send(number) }
    #expect(frames.all == [ProbeDisplay(), ProbeDisplay(text: "0"), ProbeDisplay()])
    #expect(await records.lines() == ["a → b: go"])
  }

  @Test(arguments: ["stop", "release", "cancel"])
  func aSequenceEndsWith(_ end: String) async {
    let ended = Moment()
    let (numbers, source) = AsyncStream.makeStream(of: Int.self)
    source.onTermination = { _ in ended.happen() }
    var screen: ProbeScreen? = probe.quietScreen()
    let handle = screen?.follow(numbers) { [probe] _, _ in
      probe.note("told")
    } finished: { [probe] _, _ in
      probe.note("finished")
    }
    screen?.state.go(.b)
    probe.clear()
    switch end {
    case "stop": screen?.stop()
    case "release": screen = nil
    default: handle?.cancel()
    }
    await ended.hasHappened()
    source.yield(1)
    await Task {}.value
    #expect(!probe.log.contains("told") && !probe.log.contains("finished"))
    #expect(handle?.isUnderWay == false)
  }

  @Test func neitherCountsForSettled() async {
    let screen = probe.quietScreen(clock: clock)
    screen.after(.seconds(1)) { _ in }
    screen.follow(AsyncStream<Int>.makeStream().stream) { _, _ in }
    await screen.settled()
    #expect(screen.underWay.map(\.owner) == [.screen, .screen])
    #expect(screen.underWay.map(\.cause) == ["timer", "element"])
    screen.stop()
  }
}
