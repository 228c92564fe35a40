import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What an inspector sees of what a screen has under way.
@MainActor
@Suite(.probes, .noMistakes) struct UnderWayTests {
  @Test func everythingUnderWayIsListedWithItsOwner() {
    let clock = ManualClock()
    let inner = Probe()
    inner.entering(.c) { $0.after(.seconds(2), cause: "inner") { nil } }
    let outer = Probe()
    outer.entering(.a) { state in
      state.loadForever(cause: "load")
      state.host(inner.screen(initial: .c, clock: clock))
      state.after(.seconds(1)) { nil }
      let (elements, _) = AsyncStream.makeStream(of: Int.self)
      state.follow(elements) { _ in nil }
    }
    let screen = outer.startedScreen(clock: clock)
    screen.perform(cause: "save") { try await PendingAnswer.never() }
    #expect(
      screen.underWay.map(\.form) == [
        .work, .child(path: "c"), .timer(due: .init(.seconds(2))), .timer(due: .init(.seconds(1))),
        .sequence, .work,
      ])
    #expect(screen.underWay.map(\.path) == ["a", "a", "a/c", "a", "a", "a"])
    #expect(
      screen.underWay.map(\.cause) == ["load", "child", "inner", "timer", "element", "save"])
    #expect(screen.underWay.map(\.owner) == [.state, .state, .state, .state, .state, .screen])

    screen.transition(to: .b)
    #expect(screen.underWay.map(\.cause) == ["save"])
    screen.stop()
    #expect(screen.underWay.isEmpty)
  }
}
