import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Guard, make, exit, end, swap, enter.
@MainActor
@Suite(.probes, .noMistakes) struct Rule01OrderTests {
  private let probe = Probe()

  @Test func theInitialStateIsMadeAtOnceAndEnteredAtTheStart() {
    let screen = probe.screen()
    #expect(probe.log == ["make a"])
    #expect(screen.state.screen == nil && !screen.state.isCurrent)
    #expect(screen.start() == .taken)
    #expect(probe.log == ["make a", "enter a"])
    #expect(screen.state.screen === screen && screen.state.isCurrent)
  }

  @Test func theOldStateIsCurrentInExitAndTheNewOneInEnter() {
    probe.exiting(.a) { probe.note("\($0.isCurrent) \($0.screen?.kind.name ?? "none")") }
    probe.entering(.b) { probe.note("\($0.isCurrent) \($0.screen?.kind.name ?? "none")") }
    let screen = probe.quietScreen()
    let old = screen.state
    #expect(old.go(.b) == .taken)
    #expect(
      probe.log == ["may a → b", "make b", "exit a", "true a", "enter b", "true b"])
    #expect(!old.isCurrent)
    #expect(old.screen == nil)
  }

  @Test func childrenEndBeforeExitAndWorkAndTimersAfterIt() {
    let (probe, inner) = Probe.hostAndChild()
    var handles: [ProbeScreen.Work] = []
    probe.entering(.a) { state in
      handles = [state.loadForever(), state.after(.seconds(1)) { nil }, state.host(inner.screen())]
    }
    probe.exiting(.a) { _ in probe.note("\(handles.map(\.isUnderWay))") }
    probe.entering(.b) { _ in probe.note("\(handles.map(\.isUnderWay))") }
    let screen = probe.quietScreen(clock: ManualClock())
    screen.state.go(.b)
    #expect(
      probe.log == [
        "outer: may a → b", "outer: make b", "inner: exit a", "outer: exit a",
        "outer: [true, true, true]", "outer: enter b", "outer: [false, false, false]",
      ])
  }

  @Test(.mistakes) func anUnusableNewStateLeavesTheScreenAsItWas() {
    probe.entering(.a) { $0.display.text = "a" }
    let screen = probe.quietScreen()
    let state = screen.state
    probe.making(.b) { [weak state] in state }
    #expect(state.go(.b).refusal?.reason == .usedState)
    #expect(probe.log == ["may a → b", "make b"])
    #expect(screen.state === state)
    #expect(screen.kind == .a)
    #expect(screen.display.text == "a")
    #expect(state.go(.c) == .taken)
  }
}
