import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Only the current state decides.
@MainActor
@Suite(.probes, .noMistakes) struct Rule03OnlyTheCurrentStateDecidesTests {
  private let probe = Probe()

  @Test func aStateThatHasExitedIsRefused() {
    let screen = probe.quietScreen()
    let old = screen.state
    old.go(.b)
    probe.clear()
    #expect(old.go(.c).refusal?.reason == .stale)
    #expect(probe.log == [])
    #expect(screen.kind == .b)
  }

  @Test(.mistakes) func aStateThatIsLeavingIsRefused() {
    probe.exiting(.a) { probe.note($0.go(.c).refusal?.reason.rawValue ?? "granted") }
    let screen = probe.quietScreen()
    #expect(screen.state.go(.b) == .taken)
    #expect(probe.log == ["may a → b", "make b", "exit a", "leaving", "enter b"])
  }

  /// A request of the screen in a hook counts as that state's.
  @Test(.mistakes, arguments: [false, true])
  func aSecondRequestWhileTheFirstIsQueuedIsRefused(isOfScreen: Bool) {
    probe.entering(.a) { state in
      let first = isOfScreen ? state.screen?.transition(to: .b) : state.go(.b)
      probe.note("\(first ?? .taken)")
      probe.note(state.go(.c).refusal?.reason.rawValue ?? "granted")
    }
    let screen = probe.startedScreen()
    #expect(probe.log.prefix(4) == ["make a", "enter a", "queued", "superseded"])
    #expect(screen.kind == .b)
  }

  @Test(.mistakes) func aRequestInAThenIsTheFirstAndItsAnswerTheSecond() async {
    probe.entering(.a) { state in
      state.load { [weak state] in
        state?.go(.b)
        return .c
      }
    }
    let screen = probe.startedScreen()
    let records = Records(of: screen)
    await screen.settled()
    #expect(screen.kind == .b)
    #expect(await records.lines() == ["a → c: success refused (superseded)", "a → b: go"])
  }

  @Test func aRequestFromOutsideIsQueuedBehindTheStatesOwn() {
    let screen = probe.quietScreen()
    screen.watch { [weak screen] display in
      guard let screen, display.text == "go" else { return }
      probe.note("outside \(screen.transition(to: .c))")
      probe.note("own \(screen.state.go(.b))")
    }
    screen.state.display.text = "go"
    #expect(
      probe.log == [
        "outside queued", "own queued", "may a → b", "make b", "exit a", "enter b",
        "may b → c", "make c", "exit b", "enter c",
      ])
  }

  @Test func whatAChildAsksOfItsHostIsQueuedBehindTheHostsOwn() {
    let (outer, inner) = Probe.hostAndChild()
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.quietScreen()
    inner.entering(.b) { [weak screen] _ in
      inner.note("outside \(screen?.transition(to: .c) ?? .taken)")
      inner.note("own \(screen?.state.go(.b) ?? .taken)")
    }
    #expect(child.state.go(.b) == .taken)
    #expect(
      outer.log == [
        "inner: may a → b", "inner: make b", "inner: exit a", "inner: enter b",
        "inner: outside queued", "inner: own queued",
        "outer: may a → b", "outer: make b", "inner: exit b", "outer: exit a", "outer: enter b",
        "outer: may b → c", "outer: make c", "outer: exit b", "outer: enter c",
      ])
  }

  @Test func whatAStateThatHasExitedDrawsIsNotShown() {
    let screen = probe.quietScreen()
    screen.watch { probe.note("frame \($0.text)") }
    let old = screen.state
    old.go(.b)
    probe.clear()
    old.display.text = "late"
    old.update { $0.text += "r" }
    #expect(old.display.text == "")
    #expect(screen.display.text == "")
    #expect(probe.log == [])
  }
}
