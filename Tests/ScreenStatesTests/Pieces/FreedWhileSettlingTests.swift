import TestTraits
import Observation
import ScreenStates
import Testing

/// What is asked for, drawn or hosted by code that runs while a frame settles or a child ends.
@MainActor
@Suite(.probes, .noMistakes) struct FreedWhileSettlingTests {
  private let probe = Probe()
  private let inner = Probe()

  @Test(
    arguments: [
      (true, ["exit b", "make c", "enter c"]),
      (false, ["may b → c", "make c", "exit b", "enter c"]),
    ])
  func whatTheOldFrameHeldMayStopTheScreenOrAskForAKind(stops: Bool, log: [String]) {
    let screen = probe.screen()
    probe.entering(.a) { [weak screen] state in
      state.display.held = AtEnd { if stops { screen?.stop() } else { screen?.transition(to: .c) } }
    }
    probe.exiting(.a) { $0.display.held = nil }
    screen.start()
    screen.transition(to: .b)
    #expect(screen.isRunning == !stops)
    if stops { #expect(screen.start(at: .c) == .taken) }
    #expect(
      probe.log == ["make a", "enter a", "may a → b", "make b", "exit a", "enter b"] + log)
  }

  @Test func aDrawInOnChangeIsToldToTheViewOfThatElement() {
    let screen = probe.startedScreen()
    let told = Journal()
    withObservationTracking {
      _ = screen[\.text]
    } onChange: {
      MainActor.assumeIsolated { told.entries.append("text") }
    }
    withObservationTracking {
      _ = screen[\.count]
    } onChange: {
      MainActor.assumeIsolated {
        told.entries.append("count")
        screen.state.display.text = "drawn"
      }
    }
    screen.state.display.count = 1
    #expect(told.entries == ["count", "text"])
  }

  @Test(.mistakes) func aChildThatFindsAnotherHostInItsExitKeepsThatHost() {
    let other = Probe().startedScreen()
    let third = Probe().startedScreen()
    let child = inner.screen()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { handle = $0.host(child) }
    let host = probe.startedScreen()
    inner.exiting(.a) { [inner] _ in
      inner.exiting(.a) { _ in }
      handle?.cancel()
      other.state.host(child) { kind in kind == .c ? .c : nil }
    }
    host.transition(to: .b)
    #expect(other.path == "a/a")
    #expect(third.state.host(child).refusal?.reason == .alreadyHosted)
    child.transition(to: .c)
    #expect(other.kind == .c)
  }

  @Test func aChildThatIsHostedAgainInAnUpdateOfItsHostGoesOn() {
    let child = inner.screen()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { handle = $0.host(child) }
    let host = probe.startedScreen()
    host.watch { _ in }
    inner.entering(.b) { _ in
      host.state.update { display in
        display.count = 1
        handle?.cancel()
        host.state.host(child)
      }
    }
    child.transition(to: .b)
    #expect(host.display.count == 1)
    #expect(host.transition(to: .b) == .taken)
    #expect(!child.isRunning)
  }

  @Test func aLogThatIsOpenedAfterAStopHasWhatIsAskedOfTheState() async {
    let screen = probe.startedScreen()
    screen.stop()
    let log = screen.transitions()
    screen.state.transition(to: .b, cause: "late")
    var records = log.makeAsyncIterator()
    #expect(await records.next()?.description == "• → b: late refused (notRunning)")
  }

  @Test func anInitialStateThatIsPassedOverIsStale() {
    let screen = probe.screen()
    let first = screen.state
    screen.start(at: .c)
    #expect(first.transition(to: .b).refusal?.reason == .stale)
  }
}
