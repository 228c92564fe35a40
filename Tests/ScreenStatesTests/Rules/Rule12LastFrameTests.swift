import Observation
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A child that its host ends keeps a copy of its last settled frame, and answers nothing.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12LastFrameTests {
  private let outer = Probe("outer")
  private let inner = Probe("inner")

  init() { inner.entering(.a) { $0.display.text = "sheet" } }

  /// A started host in `.a`, whose child shows "sheet".
  private func host(of child: ProbeScreen) -> ProbeScreen {
    outer.entering(.a) { $0.host(child) }
    return outer.startedScreen()
  }

  @Test func aLeavingViewStillDrawsTheChildThatItWasGiven() {
    let child = inner.screen()
    let screen = host(of: child)
    // What `sheet(item:)` does: it takes the item, and draws it until it has left.
    let item = screen.child(ProbeScreen.self)
    let view = View { item.map { "\($0.display.text), \($0.isRunning)" } ?? "none" }
    screen.state.go(.b)
    #expect(screen.child(ProbeScreen.self) == nil)
    view.update()
    #expect(view.readings == ["sheet, true", "sheet, false"])
    // What `navigationDestination(item:)` and the path of a stack need.
    #expect(child.id == item?.id && child == item && child != inner.screen())
    #expect(Set([child, child]).count == 1)
  }

  @Test(arguments: ["transition", "end of the hosting", "release of the host"])
  func itIsTheLastSettledFrameThatIsKept(after end: String) async {
    let child = inner.screen()
    var screen: ProbeScreen? = outer.startedScreen()
    let handle = screen?.state.host(child)
    inner.exiting(.a) { $0.display.text = "leaving" }
    switch end {
    case "transition": screen?.state.go(.b)
    case "end of the hosting": handle?.cancel()
    default:
      screen = nil
      for _ in 0..<1_000 where child.isRunning { await Task.yield() }
    }
    #expect(child.display.text == "sheet" && !child.isRunning)
  }

  @Test func aChildThatEndsInTheMiddleOfATransitionKeepsTheFrameBeforeIt() {
    let child = inner.screen()
    var handle: ProbeScreen.Work?
    inner.entering(.b) { state in
      state.display.text = "not settled"
      handle?.cancel()
    }
    let screen = outer.startedScreen()
    handle = screen.state.host(child)
    let frames = DisplayRecorder(of: child)
    child.state.go(.b)
    #expect(screen.isRunning && !child.isRunning)
    #expect(child.display.text == "sheet")
    // The frame that was due shows what is kept.
    #expect(frames.all.map(\.text) == ["sheet", "sheet"])
    #expect(screen.state.go(.b) == .taken, "The host no longer waits.")
  }

  @Test func aDrawThatIsShownIsToldAlthoughTheHostLeavesBeforeItIsSettled() {
    let child = inner.screen()
    let innermost = Probe("innermost")
    let grandchild = innermost.screen()
    inner.entering(.a) { $0.host(grandchild) }
    let screen = outer.startedScreen()
    let handle = screen.state.host(child)
    let frames = DisplayRecorder(of: child)
    let text = View { child[\.text] }
    // While its own child runs a transition, a draw of the child is a frame that waits.
    innermost.entering(.b) { [weak child] _ in
      child?.state.display.text = "drawn"
      handle.cancel()
    }
    grandchild.state.go(.b)
    text.update()
    #expect(!child.isRunning && child.display.text == "drawn")
    #expect(frames.all.map(\.text) == ["", "drawn"])
    #expect(text.readings == ["", "drawn"])
  }

  @Test func itAnswersNothing() {
    let child = inner.screen()
    let screen = host(of: child)
    let state = child.state
    screen.state.go(.b)
    #expect(state.go(.b).refusal?.reason == .notRunning)
    #expect(child.transition(to: .b).refusal?.reason == .notRunning)
    state.display.text = "late"
    #expect(child.display.text == "sheet")
  }

  @Test func observersAreNotCalledAndIsRunningSaysIt() {
    let child = inner.screen()
    let screen = host(of: child)
    let frames = DisplayRecorder(of: child)
    let running = View { "\(child.isRunning)" }
    let text = View { child[\.text] }
    screen.state.go(.b)
    running.update()
    #expect(frames.all.map(\.text) == ["sheet"])
    #expect(running.readings == ["true", "false"])
    #expect(text.changes == 0)
  }

  @Test func aStopOfTheHostOrOfItsHostLeavesNothing() {
    let child = inner.screen()
    let middle = Probe("middle")
    let between = middle.screen()
    middle.entering(.a) { state in
      state.display.text = "page"
      state.host(child)
    }
    outer.entering(.a) { $0.host(between) }
    let screen = outer.startedScreen()
    let frames = DisplayRecorder(of: child)
    screen.stop()
    #expect(child.display.text.isEmpty && between.display.text.isEmpty)
    #expect(frames.all.map(\.text) == ["sheet", ""])
  }

  @Test func aGrandchildKeepsItToo() {
    let child = inner.screen()
    let middle = Probe("middle")
    middle.entering(.a) { $0.host(child) }
    outer.entering(.a) { $0.host(middle.screen()) }
    let screen = outer.startedScreen()
    screen.state.go(.b)
    #expect(child.display.text == "sheet")
  }

  @Test func aLaterStopClearsIt() {
    let child = inner.screen()
    let screen = host(of: child)
    let frames = DisplayRecorder(of: child)
    let view = View { child.display.text }
    screen.state.go(.b)
    child.stop()
    view.update()
    #expect(frames.all.map(\.text) == ["sheet", ""])
    #expect(view.readings == ["sheet", ""])
    child.stop()
    #expect(frames.all.count == 2)
  }

  @Test(arguments: [false, true])
  func aStopInItsOwnExitOrWhileItWaitsClearsIt(isInExit: Bool) {
    let child = inner.screen()
    let screen = host(of: child)
    if isInExit {
      inner.exiting(.a) { $0.screen?.stop() }
      screen.state.go(.b)
    } else {
      inner.entering(.b) { [weak screen] state in
        screen?.transition(to: .b)
        state.screen?.stop()
      }
      child.state.go(.b)
    }
    #expect(!child.isRunning && child.display.text.isEmpty)
  }

  @Test func aChildThatIsHostedAgainBeginsAnewAndShowsTheOldFrameUntilThen() {
    let child = inner.screen()
    let screen = host(of: child)
    screen.state.go(.b)
    inner.entering(.a) { [weak child] state in
      #expect(child?.display.text == "sheet")
      state.display.text = "again"
    }
    let frames = DisplayRecorder(of: child)
    screen.state.go(.a)
    #expect(child.isRunning && child.display.text == "again")
    #expect(frames.all.map(\.text) == ["sheet", "again"])
  }
}
