import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A state may host child screens.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12ChildrenTests {
  private let outer: Probe
  private let inner: Probe

  init() { (outer, inner) = Probe.hostAndChild() }

  @Test func aChildIsStartedByItsHostAndStoppedBeforeTheHostExits() {
    outer.entering(.a) { state in
      state.host(inner.screen())
      outer.note("enter ends")
    }
    let screen = outer.startedScreen()
    #expect(
      outer.log == [
        "outer: make a", "outer: enter a", "inner: make a", "inner: enter a", "outer: enter ends",
      ])
    outer.clear()
    screen.state.go(.b)
    #expect(
      outer.log == [
        "outer: may a → b", "outer: make b", "inner: exit a", "outer: exit a", "outer: enter b",
      ])
  }

  @Test func threeLevelsExitInnerFirst() {
    let journal = Journal()
    let probes = ["one", "two", "three"].map { Probe($0, in: journal) }
    probes[1].entering(.a) { $0.host(probes[2].screen()) }
    probes[0].entering(.a) { $0.host(probes[1].screen()) }
    let screen = probes[0].startedScreen()
    #expect(screen.path == "a/a/a")
    journal.entries = []
    screen.stop()
    #expect(journal.entries == ["three: exit a", "two: exit a", "one: exit a"])
  }

  @Test func thePathNamesTheWholeWayIn() {
    let first = Probe().screen(initial: .b)
    let second = Probe().screen(initial: .c)
    outer.entering(.a) { $0.host(first) }
    outer.entering(.b) { state in
      state.host(first)
      state.host(second)
    }
    let screen = outer.screen()
    #expect(screen.path == "a")
    screen.start()
    #expect(screen.path == "a/b")
    first.state.go(.a)
    #expect(screen.path == "a/a")
    screen.state.go(.b)
    #expect(screen.path == "b/(b, c)")
    screen.state.go(.c)
    #expect(screen.path == "c")
  }

  @Test func thePathOfNestedChildrenIsNested() {
    let home = Probe()
    let loading = Probe().screen(initial: .c)
    home.entering(.a) { $0.host(loading) }
    outer.entering(.a) { state in
      state.host(home.screen())
      state.host(Probe().screen(initial: .b))
    }
    #expect(outer.startedScreen().path == "a/(a/c, b)")
  }

  @Test func whoTracksThePathOfAHostIsToldWhenItsChildMovesComesOrGoes() {
    let child = Probe().screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen()
    let view = View { screen.path }
    child.state.go(.b)
    view.update()
    let handle = screen.state.host(Probe().screen(initial: .c))
    view.update()
    handle.cancel()
    view.update()
    #expect(view.changes == 3)
    #expect(view.readings == ["a/a", "a/b", "a/(b, c)", "a/b"])
  }

  @Test func thenIsGivenEachKindThatAChildHasSettledIn() {
    let outer = Probe("outer")
    let inner = Probe("inner")
    inner.entering(.b) { $0.go(.c) }
    let child = inner.screen()
    outer.entering(.a) { state in
      state.host(child) { kind in
        outer.note("then \(kind.name)")
        return kind == .number(1) ? .b : nil
      }
      outer.note("enter ends")
    }
    let screen = outer.startedScreen()
    child.state.go(.b)
    child.state.display.text = "a draw is no settling"
    child.state.go(.number(1))
    #expect(
      outer.log == [
        "outer: make a", "outer: enter a", "outer: enter ends", "outer: then a", "outer: then c",
        "outer: then number", "outer: may a → b", "outer: make b", "outer: exit a",
        "outer: enter b",
      ])
    #expect(screen.kind == .b)
  }

  @Test func aChildThatRunsAlreadyIsToldToItsHost() {
    let outer = Probe()
    let child = Probe().startedScreen(initial: .c)
    outer.entering(.a) { state in
      state.host(child) { kind in outer.stay(noting: "then \(kind.name)") }
    }
    let screen = outer.startedScreen()
    #expect(outer.log.last == "then c")
    #expect(screen.path == "a/c")
  }

  @Test func whatAHostDrawsWhileItWaitsIsOneFrame() {
    let outer = Probe()
    let inner = Probe()
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen()
    screen.watch { outer.note("frame \($0.text)\($0.count)") }
    outer.clear()
    inner.entering(.b) { [weak screen] _ in
      screen?.state.display.text = "drawn"
      screen?.state.update { $0.count = 1 }
    }
    child.state.go(.b)
    #expect(outer.log == ["frame drawn1"])
  }

  @Test(.mistakes) func aChildThatHasAHostIsRefusedByAnother() {
    let child = Probe().screen()
    let first = Probe()
    first.entering(.a) { $0.host(child) }
    let second = Probe()
    var handle: ProbeScreen.Work?
    second.entering(.a) { handle = $0.host(child) }
    let screens = [first.startedScreen(), second.startedScreen()]
    #expect(handle?.isUnderWay == false)
    #expect(
      handle?.refusal?.description
        == "ProbeState asked to host the screen in a, which has a host already;"
        + " one child has one host: make a screen for each state that hosts one.")
    #expect(screens.map(\.path) == ["a/a", "a"])
    screens[1].stop()
    #expect(child.isRunning)
  }

  @Test(.mistakes) func aScreenDoesNotHostItself() {
    let probe = Probe()
    var handle: ProbeScreen.Work?
    probe.entering(.a) { state in
      if let screen = state.screen { handle = state.host(screen) }
    }
    let screen = probe.startedScreen()
    #expect(handle?.refusal?.reason == .alreadyHosted)
    #expect(
      handle?.refusal?.description
        == "ProbeState asked to host the screen in a, which hosts this one;"
        + " one child has one host: make a screen for each state that hosts one.")
    #expect(screen.path == "a")
    #expect(screen.state.go(.b) == .taken)
  }

  @Test(.mistakes) func aScreenDoesNotHostItsAncestor() {
    let middle = Probe()
    var handle: ProbeScreen.Work?
    let screen = outer.screen()
    middle.entering(.a) { $0.host(inner.screen()) }
    outer.entering(.a) { $0.host(middle.screen()) }
    inner.entering(.a) { [weak screen] state in
      if let screen { handle = state.host(screen) }
    }
    screen.start()
    #expect(handle?.refusal?.reason == .alreadyHosted)
    #expect(screen.path == "a/a/a")
  }

  @Test func aHandleEndsTheHostingSooner() {
    let child = inner.screen()
    var handle: ProbeScreen.Work?
    outer.entering(.a) { state in
      handle = state.host(child) { kind in outer.stay(noting: "then \(kind.name)") }
    }
    let screen = outer.startedScreen()
    outer.clear()
    handle?.cancel()
    #expect(outer.log == ["inner: exit a"])
    #expect(!child.isRunning)
    #expect(screen.path == "a")
    child.start()
    #expect(outer.log == ["inner: exit a", "inner: make a", "inner: enter a"])
  }

  @Test func bothHostsAnswerAgainWhenAChildIsHandedOverInItsHook() {
    let first = Probe()
    let second = Probe()
    let child = inner.screen()
    var handle: ProbeScreen.Work?
    first.entering(.a) { handle = $0.host(child) }
    let screens = [first.startedScreen(), second.startedScreen()]
    inner.entering(.b) { [weak heir = screens[1]] _ in
      handle?.cancel()
      heir?.state.host(child)
    }
    child.state.go(.b)
    #expect(screens.map { $0.state.go(.b) } == [.taken, .taken])
  }

  @Test func aChildThatIsStoppedByOthersStaysWithItsHostAndCanStartAgain() {
    let outer = Probe()
    let child = Probe().screen()
    outer.entering(.a) { state in
      state.host(child) { kind in outer.stay(noting: "then \(kind.name)") }
    }
    let screen = outer.quietScreen()
    outer.clear()
    child.stop()
    #expect(outer.log == [])
    child.start(at: .b)
    #expect(outer.log == ["then b"])
    #expect(screen.path == "a/b")
  }
}
