import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A hosting that its handle ends: the child stops first, and then the host goes on.
@MainActor
@Suite(.probes, .noMistakes) struct Rule12EndedHostingTests {
  /// Where the handle is cancelled.
  enum Place: CaseIterable {
    case outside, observer, enter, then, keptChanged, update
  }

  private let outer: Probe
  private let inner: Probe

  init() { (outer, inner) = Probe.hostAndChild() }

  @Test(arguments: Place.allCases)
  func theHostLeavesAfterTheChildsExit(from place: Place) async {
    let clock = ManualClock()
    let child = inner.screen()
    var hosting: ProbeScreen.Work?
    outer.entering(.a) { state in
      hosting = state.host(child)
      if place == .enter { hosting?.cancel() }
    }
    outer.keptChanging(.a) { _ in hosting?.cancel() }
    let screen = outer.screen(clock: clock)
    inner.exiting(.a) { [inner, weak screen] _ in
      screen?.transition(to: .b)
      inner.note("exit ends")
    }
    screen.start()
    switch place {
    case .outside: hosting?.cancel()
    case .observer: screen.watch { _ in hosting?.cancel() }
    case .enter: break
    case .then:
      screen.after(.zero) { _ in hosting?.cancel() }
      await clock.advance(by: .zero)
    case .keptChanged: screen.kept = "written"
    case .update: screen.state.update { _ in hosting?.cancel() }
    }
    #expect(
      outer.log.drop { $0 != "inner: exit a" } == [
        "inner: exit a", "inner: exit ends", "outer: may a → b", "outer: make b", "outer: exit a",
        "outer: enter b",
      ])
    hosting = nil
  }

  @Test func theNextStateCanHostTheChildAgain() {
    let child = inner.screen()
    var hostings: [ProbeScreen.Work] = []
    for kind in [ProbeKind.a, .b] {
      outer.entering(kind) { hostings.append($0.host(child)) }
    }
    let screen = outer.startedScreen()
    var outcome: TransitionOutcome?
    inner.exiting(.a) { [weak screen] _ in
      if outcome == nil { outcome = screen?.transition(to: .b) }
    }
    hostings[0].cancel()
    #expect(outcome == .queued)
    #expect(hostings[1].refusal == nil)
    #expect(screen.path == "b/a")
    hostings = []
  }

  @Test func theWorkOfTheChildHasEndedBeforeTheHostsExit() {
    let child = inner.screen()
    var hosting: ProbeScreen.Work?
    var wait: ProbeScreen.Work?
    inner.entering(.a) { wait = $0.after(.seconds(1)) { nil } }
    outer.entering(.a) { hosting = $0.host(child) }
    let screen = outer.startedScreen()
    inner.exiting(.a) { [weak screen] _ in screen?.stop() }
    outer.exiting(.a) { [outer] _ in outer.note("waits: \(wait?.isUnderWay == true)") }
    hosting?.cancel()
    #expect(outer.log.last == "outer: waits: false")
    #expect(!screen.isRunning)
    hosting = nil
  }
}
