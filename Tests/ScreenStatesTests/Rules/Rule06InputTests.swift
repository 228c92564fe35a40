import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// What comes from outside is no chain, and what one step writes is one link of it.
@MainActor
@Suite(.probes, .noMistakes) struct Rule06InputTests {
  private let outer = Probe()
  private let inner = Probe()

  @Test func theWritesOfOneStepAreOneLink() async {
    outer.keptChanging(.a)
    var host: ProbeScreen?
    let child = inner.screen()
    outer.entering(.a) { state in
      host = state.screen
      state.host(child) { $0 == .b ? .c : nil }
    }
    inner.entering(.b) { _ in
      for number in 1...1_500 { host?.kept = "\(number)" }
    }
    let screen = outer.startedScreen()
    let records = Records(of: screen)
    var told: [String] = []
    let token = screen.observeKept { told.append($0) }
    child.state.go(.b)
    #expect(screen.kind == .c)
    #expect(outer.log.filter { $0.hasPrefix("kept") } == ["kept a: 1500"])
    #expect(told == ["", "1500"])
    #expect(await records.refusals() == [])
    token.cancel()
    host = nil
  }

  @Test(.mistakes) func anObserverThatAlwaysWritesIsBounded() async {
    let screen = outer.startedScreen()
    let records = Records(of: screen)
    var told = 0
    let token = screen.observeKept { [weak screen] _ in
      told += 1
      screen?.kept = "\(told)"
    }
    // The first call, and 1,000 that follow: half of them are calls of `keptChanged()`.
    #expect(told == 501)
    #expect(
      await records.refusals() == [
        "An observer of ProbeState wrote screen.kept after 1,000 transitions and draws that followed"
          + " one request; a chain must end: find the state or the observer that always asks again."
      ])
    // The first call began one chain, and this write begins another.
    screen.kept = "x"
    #expect(told == 1_002)
    token.cancel()
  }

  @Test func timersThatAreDueDuringATransitionOfTheChildAreNoChain() async {
    let clock = JumpingClock()
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen(clock: clock)
    let records = Records(of: screen)
    var fired = 0
    for _ in 0..<1_500 {
      screen.after(.zero) { _ in fired += 1 }
    }
    inner.entering(.b) { _ in clock.jump(to: .zero) }
    child.state.go(.b)
    #expect(fired == 1_500)
    #expect(await records.refusals() == [])
  }

  // MARK: - Listeners

  @Test func aListenerThatRequestsWithEachRecordIsBounded() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let probe = Probe()
      let screen = probe.startedScreen()
      let records = Records(of: screen)
      var heard = 0
      let token = screen.observeTransitions { [weak screen] _ in
        heard += 1
        screen?.state.wave()
      }
      screen.state.wave()
      // The first, and 1,000 that follow it.
      precondition(heard == 1_001)
      token.cancel()
      let all = await records.soFar()
      precondition(all.count == 1_003)
      precondition(all.last?.description == "a: log refused (runaway)")
    }
  }

  @Test func aListenerThatGoesOnWithEachRecordIsBounded() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let probe = Probe()
      let screen = probe.startedScreen()
      let token = screen.observeTransitions { [weak screen] _ in screen?.transition(to: .b) }
      screen.state.wave()
      token.cancel()
      precondition(screen.transition(to: .c) == .taken)
    }
  }

  // MARK: - Circles without input

  @Test(.mistakes) func aCircleWhoseWorkDrawsIsToldToo() async {
    outer.entering(.a) { state in
      state.load(then: .a) {
        state.display.count = 1
        state.update { $0.count = 2 }
      }
    }
    let screen = outer.startedScreen(clock: ManualClock())
    screen.watch { _ in }
    for _ in 0..<100_000 where outer.log.count < 9_000 { await Task.yield() }
    screen.stop()
  }

  @Test(arguments: ["requests", "updates", "draws"])
  func whatComesFromOutsideIsInput(_ input: String) {
    let screen = outer.startedScreen(clock: ManualClock())
    screen.watch { [weak screen] display in
      if display.count > 0 { screen?.transition(to: .a) }
    }
    for _ in 0..<1_100 {
      let state = screen.state
      switch input {
      case "requests": state.go(.a)
      case "updates": state.update { _ in state.go(.a) }
      default: state.display.count = 1
      }
    }
    #expect(screen.state.ordinal == 1_101)
  }

  @Test func resultsBetweenRequestsFromOutsideAreNoCircle() async {
    outer.entering(.b) { $0.after(.zero) { .a } }
    let clock = ManualClock()
    let screen = outer.startedScreen(clock: clock)
    for _ in 0..<1_100 {
      screen.state.go(.b)
      await clock.advance(by: .zero)
    }
    #expect(screen.kind == .a)
  }

  @Test func startsAndStopsAreInput() {
    outer.entering(.a) { $0.go(.b) }
    outer.entering(.b) { $0.go(.c) }
    let screen = outer.screen(clock: ManualClock())
    for _ in 0..<550 {
      screen.start()
      #expect(screen.kind == .c)
      screen.stop()
    }
  }

  @Test func startsByTheHostAreInput() {
    let child = inner.screen()
    inner.entering(.a) { $0.go(.b) }
    inner.entering(.b) { $0.go(.c) }
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen(clock: ManualClock())
    for _ in 0..<550 { screen.state.go(.a) }
    #expect(screen.path == "a/c")
  }
}
