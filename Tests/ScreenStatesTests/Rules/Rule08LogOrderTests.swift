import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A record comes when its outcome is final, so the log is in the order of the outcomes.
@MainActor
@Suite(.probes, .noMistakes) struct Rule08LogOrderTests {
  private let probe = Probe()

  @Test func aTransitionIsRecordedAfterTheExitAndBeforeTheEntryAndSoAreAStartAndAStop() {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    let hook: Probe.Hook = { [probe] _ in probe.note("\(recorder.take().map(\.description))") }
    for kind in [ProbeKind.a, .b] {
      probe.entering(kind, hook)
      probe.exiting(kind, hook)
    }
    probe.clear()
    screen.start()
    screen.state.go(.b)
    screen.stop()
    #expect(
      probe.log == [
        "enter a", #"["• → a: start"]"#, "may a → b", "make b", "exit a", "[]", "enter b",
        #"["a → b: go"]"#, "exit b", "[]",
      ])
    #expect(recorder.lines == ["b: stop"])
  }

  @Test(.mistakes)
  func whatIsRefusedInTheExitStandsBeforeTheTransitionAndWhatIsRefusedInTheEntryAfterIt() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    probe.exiting(.a) { state in
      state.go(.c)
      state.wave()
    }
    probe.entering(.b) { state in
      state.wave()
      state.go(.c)
      state.go(.a)
    }
    screen.state.go(.b)
    #expect(
      recorder.lines == [
        "a → c: go refused (leaving)", "a: wave() ignored", "a → b: go", "b: wave() ignored",
        "b → a: go refused (superseded)", "b → c: go",
      ])
  }

  @Test(.mistakes) func whatIsRefusedInTheGuardStandsBeforeTheTransition() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    probe.allowing(.a) { state, _ in
      state.display.count = 1
      state.go(.c)
      return true
    }
    screen.state.go(.b)
    #expect(
      recorder.lines == [
        "a: display refused (guarding)", "a → c: go refused (guarding)", "a → b: go",
      ])
  }

  @Test(arguments: [
    (true, "number → c: outside"), (false, "number → c: outside refused (guarded)"),
  ])
  func aRequestThatWaitsIsRecordedWhenItRunsWithTheKindOfThatMoment(isAllowed: Bool, last: String) {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    probe.making(.b) { [weak screen] in
      screen?.transition(to: .c, cause: "outside")
      return nil
    }
    probe.entering(.b) { $0.go(.number(1)) }
    probe.allowing(.number(1)) { _, _ in isAllowed }
    screen.state.go(.b)
    // The request from outside was made first, and runs behind that of the state.
    #expect(recorder.lines == ["a → b: go", "b → number: go", last])
  }

  @Test func whatAnObserverAsksForIsRecordedAfterWhatItWasTold() {
    let screen = probe.startedScreen()
    let recorder = TransitionRecorder(of: screen)
    var told: [[String]] = []
    screen.watch { [weak screen] _ in
      told.append(recorder.lines)
      if screen?.kind == .b { screen?.transition(to: .c, cause: "observer") }
    }
    screen.state.go(.b)
    #expect(told == [[], ["a → b: go"], ["a → b: go", "b → c: observer"]])
  }

  @Test func whatIsRefusedAfterAStopHasNoFrom() {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    probe.entering(.a) { state in
      state.go(.b)
      state.screen?.stop()
      state.go(.c)
    }
    screen.start()
    #expect(
      recorder.lines == [
        "• → a: start", "a → c: go refused (notRunning)", "a: stop",
        "• → b: go refused (notRunning)",
      ])
    recorder.take()
    screen.state.go(.b)
    #expect(recorder.lines == ["• → b: go refused (notRunning)"])
  }

  @Test(.mistakes) func theTransitionsThatWereTakenFormAPath() {
    let screen = probe.screen()
    let recorder = TransitionRecorder(of: screen)
    probe.exiting(.a) { $0.go(.c) }
    probe.making(.b) { [weak screen] in
      screen?.transition(to: .number(1), cause: "factory")
      return nil
    }
    probe.entering(.b) { $0.go(.c) }
    probe.entering(.c) { [weak screen] state in
      state.go(.a)
      screen?.stop()
      screen?.start(at: .number(2))
    }
    screen.watch { [weak screen] _ in
      if screen?.kind == .a { screen?.transition(to: .b, cause: "observer") }
    }
    screen.start()
    screen.stop()
    let taken = recorder.all.filter { $0.outcome == .taken }
    #expect(
      taken.map(\.description) == [
        "• → a: start", "a → b: observer", "b → c: go", "c: stop", "• → number: start",
        "number: stop",
      ])
    for (earlier, later) in zip(taken, taken.dropFirst()) { #expect(later.from == earlier.to) }
  }
}
