import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// The first call of an observer is telling, like each later one: what it asks for waits.
@MainActor
@Suite(.probes, .noMistakes) struct Rule15FirstFrameTests {
  private let probe = Probe()

  init() {
    probe.entering(.a) { $0.display.text = "a" }
    probe.entering(.b) { $0.display.text = "b" }
  }

  @Test(arguments: [false, true])
  func aRequestInTheFirstCallWaitsUntilThatCallHasReturned(isOfState: Bool) {
    let screen = probe.quietScreen()
    var outcome: TransitionOutcome?
    screen.watch { [probe, weak screen] display in
      probe.note("frame \(display.text)")
      if outcome == nil {
        outcome = isOfState ? screen?.state.go(.b) : screen?.transition(to: .b)
      }
      probe.note("label \(display.text)")
    }
    #expect(outcome == .queued)
    #expect(
      probe.log == [
        "frame a", "label a", "may a → b", "make b", "exit a", "enter b", "frame b", "label b",
      ])
  }

  @Test func aDrawInTheFirstCallIsToldAfterIt() {
    let screen = probe.quietScreen()
    screen.watch { [probe, weak screen] display in
      probe.note("frame \(display.text)")
      if display.text == "a" { screen?.state.display.text = "drawn" }
      probe.note("label \(display.text)")
    }
    #expect(probe.log == ["frame a", "label a", "frame drawn", "label drawn"])
  }

  @Test func aStopInTheFirstCallWaits() {
    let screen = probe.quietScreen()
    screen.watch { [probe, weak screen] display in
      if display.text == "a" { screen?.stop() }
      probe.note("label \(display.text)")
    }
    #expect(probe.log == ["label a", "exit a", "label "])
    #expect(!screen.isRunning)
  }

  @Test func aStartInTheFirstCallWaits() {
    let screen = probe.screen()
    var outcome: TransitionOutcome?
    probe.clear()
    screen.watch { [probe, weak screen] display in
      if outcome == nil { outcome = screen?.start() }
      probe.note("label \(display.text)")
    }
    #expect(outcome == .queued)
    #expect(probe.log == ["label ", "enter a", "label a"])
  }

  @Test func otherObserversHearTheNewFrameOnceAndBeforeTheOneThatWasAddedLast() {
    let screen = probe.quietScreen()
    var outcome: TransitionOutcome?
    screen.watch { [probe] in probe.note("first \($0.text)") }
    probe.clear()
    screen.watch { [probe, weak screen] display in
      if outcome == nil { outcome = screen?.transition(to: .b) }
      probe.note("second \(display.text)")
    }
    #expect(
      probe.log == [
        "second a", "may a → b", "make b", "exit a", "enter b", "first b", "second b",
      ])
  }

  @Test func whoObservesInAFirstCallIsToldWhatWasAskedThere() {
    let screen = probe.quietScreen()
    var outcome: TransitionOutcome?
    var inner: ObservationToken?
    screen.watch { [probe, weak screen] display in
      probe.note("outer \(display.text)")
      guard inner == nil else { return }
      inner = screen?.observe { display in
        if outcome == nil { outcome = screen?.transition(to: .b) }
        probe.note("inner \(display.text)")
      }
      probe.note("outer ends")
    }
    #expect(outcome == .queued)
    #expect(
      probe.log == [
        "outer a", "inner a", "outer ends", "may a → b", "make b", "exit a", "enter b", "outer b",
        "inner b",
      ])
    withExtendedLifetime(inner) {}
  }
}
