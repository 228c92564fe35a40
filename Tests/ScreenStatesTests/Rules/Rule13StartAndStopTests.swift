import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// `start()` enters once, `stop()` exits once and ends everything.
@MainActor
@Suite(.probes, .noMistakes) struct Rule13StartAndStopTests {
  private let probe = Probe()

  @Test func aSecondStartDoesNothing() {
    let screen = probe.screen()
    #expect(screen.start() == .taken)
    let state = screen.state
    #expect(
      screen.start().refusal?.description
        == "The screen was asked to start while it is running in a;"
        + " a screen starts once: stop it first, or ask for a kind.")
    #expect(screen.start(at: .b).refusal?.reason == .alreadyRunning)
    #expect(probe.log == ["make a", "enter a"])
    #expect(screen.state === state)
  }

  @Test func aStopExitsOnceAndShowsABlankDisplay() {
    probe.entering(.a) { $0.display.text = "a" }
    let screen = probe.quietScreen()
    screen.watch { probe.note("frame \($0.text)") }
    screen.stop()
    screen.stop()
    #expect(probe.log == ["frame a", "exit a", "frame "])
    #expect(!screen.isRunning)
    #expect(screen.display == ProbeDisplay())
    #expect(!screen.state.isCurrent)
  }

  @Test func theLastStateStaysReadableAfterAStop() {
    let screen = Probe().startedScreen()
    screen.state.go(.b)
    let last = screen.state
    screen.stop()
    #expect(screen.state === last)
    #expect(screen.kind == .b)
    #expect(screen.path == "b")
  }

  @Test func aStartCanBeginElsewhereAndTheNextBeginsAtTheInitialKindWithANewState() {
    let screen = probe.screen()
    #expect(screen.start(at: .number(7)) == .taken)
    #expect(screen.kind == .number(7))
    screen.stop()
    screen.start()
    #expect(screen.kind == .a)
    #expect(screen.state.ordinal == 2)
    #expect(
      probe.log == [
        "make a", "make number", "enter number", "exit number", "make a", "enter a",
      ])
  }

  @Test func aStopInEnterRefusesWhatIsQueuedAndWhatComesAfter() {
    probe.entering(.b) { state in
      probe.note("\(state.go(.c))")
      state.screen?.stop()
      probe.note(state.go(.c).refusal?.reason.rawValue ?? "granted")
      probe.note(state.after(.zero) { .c }.refusal?.reason.rawValue ?? "granted")
      probe.note("\(state.screen?.isRunning ?? true)")
    }
    let screen = probe.quietScreen()
    #expect(screen.state.go(.b) == .taken)
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "queued", "notRunning", "notRunning", "false",
        "exit b",
      ])
    #expect(!screen.isRunning)
    #expect(screen.kind == .b)
  }

  @Test func aStopInExitRefusesTheTransitionAndExitsOnce() {
    probe.exiting(.a) { $0.screen?.stop() }
    let screen = probe.quietScreen()
    #expect(screen.state.go(.b).refusal?.reason == .notRunning)
    #expect(probe.log == ["may a → b", "make b", "exit a"])
    #expect(!screen.isRunning)
    #expect(screen.kind == .a)
    #expect(screen.display == ProbeDisplay())
  }

  @Test func aStopInAnObserverStopsWhenAllHaveBeenTold() {
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      probe.note("first \(display.text)")
      if display.text == "go" { screen?.stop() }
    }
    screen.watch { probe.note("second \($0.text)") }
    probe.clear()
    screen.state.display.text = "go"
    #expect(
      probe.log == ["first go", "second go", "exit a", "first ", "second "])
    #expect(!screen.isRunning)
  }

  @Test func aStopInAThenDropsItsAnswer() async {
    probe.entering(.a) { state in
      state.load { [weak state] in
        state?.screen?.stop()
        return .b
      }
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(probe.log == ["exit a"])
    #expect(await records.lines() == ["a → b: success refused (notRunning)", "a: stop"])
  }

  @Test func aStopAndAStartInsideAHookRestartAfterIt() {
    probe.entering(.b) { state in
      state.screen?.stop()
      probe.note("\(state.screen?.start(at: .c) ?? .taken)")
      probe.note(state.screen?.start().refusal?.reason.rawValue ?? "granted")
    }
    let screen = probe.quietScreen()
    screen.watch { _ in probe.note("frame") }
    probe.clear()
    screen.state.go(.b)
    #expect(
      probe.log == [
        "may a → b", "make b", "exit a", "enter b", "queued", "alreadyRunning", "exit b", "make c",
        "enter c", "frame",
      ])
    #expect(screen.kind == .c)
    #expect(screen.isRunning)
  }

  @Test func aLaterStopTakesTheStartBack() async {
    probe.entering(.b) { state in
      state.screen?.stop()
      state.screen?.start()
      state.screen?.stop()
    }
    let screen = probe.quietScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    #expect(!screen.isRunning)
    #expect(probe.log == ["may a → b", "make b", "exit a", "enter b", "exit b"])
    #expect(
      await records.lines() == [
        "a → b: go", "b → a: start refused (notRunning)", "b: stop ignored", "b: stop",
      ])
  }

  @Test func aStopInTheFactoryOfAStartRefusesIt() {
    let screen = probe.startedScreen()
    screen.stop()
    probe.clear()
    probe.making(.b) { [weak screen] in
      screen?.stop()
      return nil
    }
    let recorder = TransitionRecorder(of: screen)
    #expect(screen.start(at: .b).refusal?.reason == .notRunning)
    #expect(probe.log == ["make b"])
    #expect(!screen.isRunning)
    #expect(
      recorder.lines.sorted() == ["• → b: start refused (notRunning)", "•: stop ignored"].sorted())
    #expect(screen.start() == .taken)
  }

  @Test(.mistakes) func aStartAfterOneThatTheFactorySpoiltAsksItAgain() {
    let other = Probe().startedScreen()
    probe.making(.a) { other.state }
    let screen = probe.screen()
    probe.making(.a) { nil }
    screen.start()
    #expect(!screen.isRunning)
    screen.start()
    #expect(screen.isRunning && screen.state.isCurrent)
    #expect(screen.state !== other.state)
  }

  @Test func aSecondStartWhileTheFirstWaitsIsRefusedWithATrueSentence() {
    var refusal: Refusal?
    probe.exiting(.a) { state in
      state.screen?.start(at: .b)
      refusal = state.screen?.start(at: .c).refusal
    }
    let screen = probe.startedScreen()
    screen.stop()
    #expect(
      refusal?.description
        == "The screen was asked to start while it is about to start; a screen starts once: stop it"
        + " first, or ask for a kind.")
    #expect(screen.kind == .b)
  }

  @Test func everythingEndsAtAStop() {
    let inner = Probe()
    let clock = ManualClock()
    var handles: [ProbeScreen.Work] = []
    probe.entering(.a) { state in
      handles = [
        state.after(.seconds(1)) { .b }, state.host(inner.screen()), state.loadForever(),
      ]
      if let work = state.screen?.perform({ try await PendingAnswer.never() }) {
        handles.append(work)
      }
    }
    let screen = probe.startedScreen(clock: clock)
    #expect(handles.map(\.isUnderWay) == [true, true, true, true])
    screen.stop()
    #expect(handles.map(\.isUnderWay) == [false, false, false, false])
    #expect(clock.scheduledCount == 0)
    #expect(inner.log.last == "exit a")
  }

  @Test func whatIsKeptOutlivesStates() {
    let screen = Probe().screen(keeping: "draft")
    screen.start()
    screen.kept += " typed"
    screen.state.go(.b)
    screen.state.screen?.kept += " more"
    screen.stop()
    screen.start()
    #expect(screen.kept == "draft typed more")
  }
}
