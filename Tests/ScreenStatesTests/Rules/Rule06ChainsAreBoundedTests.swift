import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// More than 1,000 transitions after the outermost request is refused.
@MainActor
@Suite(.probes, .noMistakes) struct Rule06ChainsAreBoundedTests {
  private let probe = Probe()

  @Test(.mistakes) func aChainOfOneMoreIsRefused() async {
    probe.entering(.number(0)) { state in
      guard case .number(let number) = state.kind, number < 1_001 else { return }
      state.go(.number(number + 1))
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.state.go(.number(0))
    #expect(screen.kind == .number(1_000))
    #expect(await records.refusals().count == 1)
  }

  @Test(.mistakes) func aChainThatNeverEndsIsRefusedWithItsCycle() async {
    probe.entering(.b) { $0.go(.c) }
    probe.entering(.c) { $0.go(.number(1)) }
    probe.entering(.number(1)) { $0.go(.b) }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.watch { _ in probe.note("frame") }
    screen.state.go(.b)
    #expect(
      await records.refusals() == [
        "ProbeState asked for .number after 1,000 transitions and draws that followed one request"
          + " (.c → .number → .b → .c); a chain must end:"
          + " find the state or the observer that always asks again."
      ])
    #expect(screen.kind == .c)
    #expect(screen.state.isCurrent)
    #expect(probe.log.last == "frame")
  }

  @Test(.mistakes) func aReloadThatAlwaysReloadsHasACycleOfOneAndTheScreenAnswersAgain() async {
    probe.entering(.b) { $0.go(.b) }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.state.go(.b)
    #expect(
      await records.refusals() == [
        "ProbeState asked for .b after 1,000 transitions and draws that followed one request"
          + " (.b → .b); a chain must end: find the state or the observer that always asks again."
      ])
    #expect(screen.state.go(.c) == .taken)
    #expect(screen.kind == .c)
    screen.state.go(.b)
    #expect(screen.kind == .b)
  }

  @Test(.mistakes) func aChainThatBeginsWithTheStartIsBounded() async {
    probe.entering(.a) { $0.go(.a) }
    let screen = probe.screen()
    let records = Records(of: screen)
    #expect(screen.start() == .taken)
    #expect(await records.refusals().count == 1)
    #expect(screen.isRunning)
    #expect(screen.state.ordinal == 1_001)
  }

  @Test(.mistakes) func requestsByObserversCount() async {
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    screen.watch { [weak screen] _ in
      if screen?.isRunning == true { screen?.transition(to: .b, cause: "observed") }
    }
    #expect(
      await records.refusals().map { $0.prefix(59) } == [
        "The screen, in ProbeState, was asked for .b after 1,000 tra"
      ])
  }

  @Test(.mistakes) func drawsByObserversCount() async {
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    var told = 0
    screen.watch { [weak screen] _ in
      told += 1
      screen?.state.display.count += 1
    }
    // The first call is a call like every other: the draw in it is the first of 1,000.
    #expect(told == 1_001)
    #expect(
      await records.refusals() == [
        "An observer of ProbeState drew after 1,000 transitions and draws that followed one request;"
          + " a chain must end: find the state or the observer that always asks again."
      ])
  }

  @Test(.mistakes) func anObserverThatAlwaysStopsAndStartsIsBounded() async {
    let screen = probe.startedScreen()
    let token = screen.observe { [weak screen] _ in
      screen?.stop()
      screen?.start()
    }
    #expect(!screen.isRunning)
    token.cancel()
    #expect(screen.start() == .taken)
  }

  @Test(.mistakes) func aHostThatAlwaysSendsItsChildOnIsBounded() async {
    let outer = Probe()
    let inner = Probe()
    let child = inner.screen()
    outer.entering(.a) { state in
      state.host(child) { [weak child] kind in
        child?.transition(to: kind == .a ? .b : .a)
        return nil
      }
    }
    let screen = outer.screen()
    let records = Records(of: screen)
    screen.start()
    #expect(
      await records.refusals() == [
        "ProbeState was sent child after 1,000 transitions and draws that followed one request;"
          + " a chain must end: find the state or the observer that always asks again."
      ])
    #expect(screen.isRunning)
    #expect(child.isRunning)
  }

  @Test(.mistakes) func anObserverThatAlwaysAsksAnotherScreenBackAndForthIsBounded() {
    let first = Probe().startedScreen()
    let second = Probe().startedScreen()
    first.watch { [weak second] _ in second?.transition(to: .b) }
    second.watch { [weak first] _ in first?.transition(to: .b) }
    #expect(first.kind == .b)
    #expect(second.kind == .b)
  }
}
