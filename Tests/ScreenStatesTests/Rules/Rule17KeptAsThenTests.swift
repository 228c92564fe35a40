import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// `keptChanged()` acts as a `then` does.
@MainActor
@Suite(.probes, .noMistakes) struct Rule17KeptAsThenTests {
  private let probe = Probe()

  init() { probe.keptChanging(.a) }

  @Test func whatItDrawsIsOneFrame() {
    probe.keptChanging(.a) { state in
      state.display.text = state.screen?.kept ?? ""
      state.display.count += 1
    }
    let screen = probe.quietScreen()
    let frames = DisplayRecorder(of: screen)
    screen.kept = "x"
    screen.kept = "y"
    #expect(
      frames.all == [
        ProbeDisplay(), ProbeDisplay(text: "x", count: 1), ProbeDisplay(text: "y", count: 2),
      ])
  }

  @Test(.mistakes) func itsRequestIsTheStatesOwnAndTheFirstWins() async {
    var outcomes: [TransitionOutcome] = []
    probe.keptChanging(.a) { [probe] state in
      outcomes = [state.go(.b), state.screen?.transition(to: .c) ?? .taken]
      probe.note("kept ends")
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    screen.kept = "x"
    #expect(outcomes.map(\.refusal?.reason) == [nil, .superseded])
    #expect(outcomes.first == .queued)
    #expect(
      probe.log == [
        "kept a: x", "kept ends", "may a → b", "make b", "exit a", "enter b",
      ])
    #expect(
      await records.lines() == [
        "a → c: itsRequestIsTheStatesOwnAndTheFirstWins() refused (superseded)", "a → b: go",
      ])
  }

  @Test func whatItBeginsEndsWithItsState() async {
    let clock = ManualClock()
    var handle: ProbeScreen.Work?
    probe.keptChanging(.a) { state in
      handle?.cancel()
      handle = state.after(.milliseconds(300)) { .b }
    }
    let screen = probe.quietScreen(clock: clock)
    screen.kept = "x"
    await clock.advance(by: .milliseconds(200))
    screen.kept = "xy"
    await clock.advance(by: .milliseconds(200))
    #expect(screen.kind == .a, "It waits for a pause.")
    await clock.advance(by: .milliseconds(100))
    #expect(screen.kind == .b)
    #expect(clock.scheduledCount == 0)
  }

  // MARK: - When there is no one to tell

  @Test func whileTheScreenDoesNotRunNobodyIsTold() {
    let screen = probe.screen()
    screen.kept = "before"
    screen.start()
    screen.kept = "running"
    screen.stop()
    screen.kept = "after"
    screen.start()
    #expect(
      probe.log == [
        "make a", "enter a", "kept a: running", "exit a", "make a", "enter a",
      ])
    #expect(screen.kept == "after")
  }

  @Test func aCallThatWaitsIsDroppedByAStop() {
    let screen = probe.quietScreen()
    screen.watch { [unowned screen] display in
      guard display.text == "drawn" else { return }
      screen.kept = "x"
      screen.stop()
      screen.start()
    }
    screen.state.display.text = "drawn"
    #expect(probe.log == ["exit a", "make a", "enter a"])
  }

  @Test func aCallThatWaitsIsDroppedWithItsScreen() async {
    let exited = probe.exit(of: .a)
    let inner = Probe("inner", in: Journal())
    let child = inner.screen()
    probe.entering(.a) { $0.host(child) }
    var screen: ProbeScreen? = probe.quietScreen()
    inner.entering(.b) { _ in
      screen?.kept = "x"
      screen = nil
    }
    child.state.go(.b)
    await exited.hasHappened()
    #expect(probe.log == ["exit a"])
  }

  // MARK: - The chain

  @Test(.mistakes) func writesOfObserversCountInTheChain() async {
    var calls = 0
    probe.keptChanging(.a) { state in
      calls += 1
      state.display.count += 1
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    screen.watch { [unowned screen] display in
      if display.count > 0 { screen.kept = "\(display.count)" }
    }
    screen.kept = "first"
    #expect(calls == 1_001)
    #expect(screen.kept == "1001", "The last write is kept, and not told.")
    #expect(
      await records.refusals() == [
        "An observer of ProbeState wrote screen.kept after 1,000 transitions and draws that"
          + " followed one request; a chain must end: find the state or the observer that always"
          + " asks again."
      ])
  }

  @Test func aNewWriteBeginsANewChain() {
    var calls = 0
    probe.keptChanging(.a) { _ in calls += 1 }
    let screen = probe.quietScreen()
    for number in 1...3_000 { screen.kept = "\(number)" }
    #expect(calls == 3_000)
  }

  // MARK: - The guard

  @Test(.mistakes) func writingInTheGuardIsRefusedAndChangesNothing() async {
    let screen = probe.quietScreen()
    screen.kept = "before"
    let records = Records(of: screen)
    var heard: [String] = []
    screen.watchKept { heard.append($0) }
    let reader = View { screen.kept }
    probe.allowing(.a) { [probe, unowned screen] _, _ in
      screen.kept = "set"
      screen.kept += "changed"
      probe.note("guard ends with \(screen.kept)")
      return true
    }
    screen.state.go(.b)
    #expect(screen.kept == "before")
    #expect(probe.log.filter { $0.hasPrefix("kept") } == ["kept a: before"])
    #expect(probe.log.contains("guard ends with before"))
    #expect(heard == ["before"])
    #expect(reader.changes == 0)
    let sentence =
      "ProbeState wrote screen.kept in canTransition(to:), which may not draw, write or ask for"
      + " anything; return true or false there, and act in the request or in enter()."
    #expect(await records.refusals() == [sentence, sentence])
  }
}
