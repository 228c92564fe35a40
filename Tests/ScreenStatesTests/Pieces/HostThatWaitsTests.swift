import TestTraits
import ScreenStates
import Testing

/// A host waits while its child runs a transition, and answers again when that is complete.
@MainActor
@Suite(.probes, .noMistakes) struct HostThatWaitsTests {
  private let outer: Probe
  private let inner: Probe

  init() { (outer, inner) = Probe.hostAndChild() }

  @Test(arguments: ["asks", "stops", "draws on"])
  func aHostAnswersAfterTheEndOfASequenceHasFreedAnObjectThatCallsItsChild(call: String) async {
    let child = inner.screen()
    let screen = await hostAfterTheSequence(of: child) { [weak child] in
      switch call {
      case "asks": child?.transition(to: .b)
      case "stops": child?.stop()
      default: child?.state.display.count = 1
      }
    }
    #expect((child.kind == .b) == (call == "asks"))
    #expect(child.isRunning == (call != "stops"))
    #expect(child.display.count == (call == "draws on" ? 1 : 0))
    #expect(screen.transition(to: .b) == .taken)
    #expect(screen.path == "b")
    #expect(!child.isRunning)
  }

  @Test func aHostStopsAfterTheEndOfASequenceHasFreedAnObjectThatAsksItsChild() async {
    let child = inner.screen()
    let screen = await hostAfterTheSequence(of: child) { [weak child] in
      child?.transition(to: .b)
    }
    outer.clear()
    screen.stop()
    #expect(outer.log == ["inner: exit b", "outer: exit a"])
    #expect(!child.isRunning)
    #expect(!screen.isRunning)
  }

  @Test func aHostAnswersAfterAChildBelowWasTakenAwayWhileItDrew() {
    let (below, other) = (Probe(), Probe())
    let deepest = below.screen()
    var hosting: ProbeScreen.Work?
    inner.entering(.a) { hosting = $0.host(deepest) }
    outer.entering(.a) { [inner] in $0.host(inner.screen()) }
    let screen = outer.startedScreen()
    let elsewhere = other.startedScreen()
    below.entering(.b) { _ in
      screen.state.update { display in
        display.count = 1
        screen.state.go(.b)
        hosting?.cancel()
        elsewhere.state.host(deepest)
      }
    }
    deepest.state.go(.b)
    #expect(screen.path == "b")
    #expect(elsewhere.path == "a/a")
    #expect(screen.transition(to: .c) == .taken)
    hosting = nil
  }

  /// A screen whose child has followed a sequence to its end.
  ///
  /// The closure that was given the elements held an object, which acted when it was freed.
  private func hostAfterTheSequence(
    of child: ProbeScreen, _ act: @escaping @MainActor () -> Void
  ) async -> ProbeScreen {
    let ended = Moment()
    let (elements, source) = AsyncStream.makeStream(of: Int.self)
    inner.entering(.a) { state in
      let held = AtEnd(act)
      state.follow(elements) { _ in
        withExtendedLifetime(held) { nil }
      } finished: { _ in
        ended.happen()
        return nil
      }
    }
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen()
    source.finish()
    await ended.hasHappened()
    return screen
  }
}
