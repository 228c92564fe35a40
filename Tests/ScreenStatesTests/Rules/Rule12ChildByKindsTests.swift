import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// `child(_:)` gives the first screen with these kinds that the current state hosts.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12ChildByKindsTests {
  private enum LampKind: StateKind {
    typealias Display = ProbeDisplay
    case lit
  }

  private final class Lamp: Screen<LampKind>.State {
    override func enter() { display.text = "lit" }
  }

  private let outer = Probe()
  private let inner = Probe()
  private let lamp = Screen(initial: LampKind.lit, states: ClosureFactory { _ in Lamp() })

  @Test func itIsTyped() {
    outer.entering(.a) { [lamp] in $0.host(lamp) }
    let screen = outer.quietScreen()
    #expect(screen.child(LampKind.self) === lamp)
    #expect(screen.child(LampKind.self)?.display.text == "lit")
    #expect(screen.child(LampKind.self)?.kind == .lit)
    #expect(screen.child(ProbeKind.self) == nil)
  }

  @Test func ofSeveralItIsTheFirstThatWasHosted() {
    let children = [inner.screen(), inner.screen()]
    var first: ProbeScreen.Work?
    outer.entering(.a) { [lamp] state in
      state.host(lamp)
      first = state.host(children[0])
      state.host(children[1])
    }
    let screen = outer.quietScreen()
    #expect(screen.child(ProbeKind.self) === children[0])
    #expect(screen.child(LampKind.self) === lamp)
    first?.cancel()
    #expect(screen.child(ProbeKind.self) === children[1])
  }

  @Test func aChildOfAChildIsNotOne() {
    inner.entering(.a) { [lamp] in $0.host(lamp) }
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.quietScreen()
    #expect(screen.path == "a/a/lit")
    #expect(screen.child(LampKind.self) == nil)
    #expect(screen.child(ProbeKind.self)?.child(LampKind.self) === lamp)
  }

  @Test func itIsThatOfTheCurrentStateAndNoneWhereTheScreenDoesNotRun() {
    outer.entering(.a) { [lamp] in $0.host(lamp) }
    outer.exiting(.a) { [outer] in
      outer.note("\($0.screen?.child(LampKind.self) == nil)")
    }
    let screen = outer.screen()
    #expect(screen.child(LampKind.self) == nil)
    screen.start()
    #expect(screen.child(LampKind.self) != nil)
    screen.state.go(.b)
    #expect(screen.child(LampKind.self) == nil)
    #expect(outer.log.suffix(2) == ["true", "enter b"])
    screen.state.go(.a)
    #expect(screen.child(LampKind.self) != nil)
    screen.stop()
    #expect(screen.child(LampKind.self) == nil)
  }

  @Test func aViewThatReadsItIsToldWithThePath() {
    outer.entering(.b) { [lamp] in $0.host(lamp) }
    let screen = outer.quietScreen()
    let view = View { screen.child(LampKind.self) === nil ? "none" : "lamp" }
    screen.state.go(.b)
    view.update()
    screen.state.display.text = "drawn"
    #expect(view.changes == 1, "A frame does not change it.")
    screen.state.go(.a)
    view.update()
    let handle = screen.state.host(lamp)
    view.update()
    handle.cancel()
    view.update()
    #expect(view.readings == ["none", "lamp", "none", "lamp", "none"])
  }
}
