import TestTraits
import ScreenStates
import Testing

/// A child that is hosted again while it exits ends with the state that hosts it, like any other.
@MainActor
@Suite(.probes, .noMistakes) struct HostedAgainTests {
  private let outer = Probe("outer")
  private let inner = Probe("inner")

  /// The exit of the child's first state asks the host for another state, ends the hosting, and hosts
  /// the child again.
  @Test(arguments: [true, false])
  func aChildThatIsHostedAgainEndsWithItsHostsState(stops: Bool) {
    let child = inner.screen()
    var first: ProbeScreen.Work?
    var second: ProbeScreen.Work?
    outer.entering(.a) { first = $0.host(child) }
    let screen = outer.startedScreen()
    inner.exiting(.a) { [weak screen] _ in
      guard second == nil else { return }
      let state = screen?.state
      state?.go(.b)
      first?.cancel()
      second = state?.host(child)
    }
    if stops { child.stop() } else { child.transition(to: .b) }
    #expect(second != nil)
    #expect(screen.path == "b")
    #expect(second?.isUnderWay == false)
    #expect(!child.isRunning)
    #expect(screen.underWay.isEmpty)
    #expect(inner.log.count { $0.contains("enter") } == inner.log.count { $0.contains("exit") })
    #expect(screen.transition(to: .c) == .taken)
  }

  @Test func aChildThatIsHostedAgainByAStateThatStaysRunsOn() {
    let child = inner.screen()
    var first: ProbeScreen.Work?
    var second: ProbeScreen.Work?
    outer.entering(.a) { first = $0.host(child) }
    let screen = outer.startedScreen()
    inner.exiting(.a) { [weak screen] _ in
      guard second == nil else { return }
      first?.cancel()
      second = screen?.state.host(child)
    }
    child.stop()
    #expect(second?.isUnderWay == true)
    #expect(screen.path == "a/a")
    #expect(child.isRunning)
    #expect(screen.transition(to: .b) == .taken)
    #expect(!child.isRunning)
  }

  @Test func aHostIsToldOfNoKindInWhichItsChildHasNotSettled() {
    let child = inner.startedScreen()
    let screen = outer.startedScreen()
    var told: [String] = []
    inner.entering(.b) { [weak screen, weak child] state in
      guard let screen, let child else { return }
      screen.state.host(child) { kind in
        told.append(kind.name)
        return nil
      }
      state.go(.c)
    }
    child.state.go(.b)
    #expect(told == ["c"])
  }
}
