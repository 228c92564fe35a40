import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Whose time a screen goes by.
@MainActor
@Suite(.probes, .noMistakes) struct Rule11ClockTests {
  private let clock = ManualClock()
  private let outer = Probe()
  private let inner = Probe()

  /// A screen whose state `a` hosts a child.
  private func screen(hosting child: ProbeScreen, clock: (any ScreenClock)?) -> ProbeScreen {
    outer.entering(.a) { $0.host(child) }
    return outer.quietScreen(clock: clock)
  }

  @Test func theClockCanBeReadOnTheScreenAndOnItsCurrentState() {
    let screen = inner.quietScreen(clock: clock)
    let first = screen.state
    #expect(screen.clock === clock)
    #expect(first.clock === clock)
    screen.state.go(.b)
    #expect(screen.state.clock === clock)
    #expect(first.clock === SleepingClock.continuous, "A state that has left has no screen.")
    #expect(inner.screen().clock === SleepingClock.continuous)
  }

  @Test func aChildWithoutAClockTakesThatOfItsHost() async {
    inner.entering(.a) { $0.after(.seconds(1)) { .b } }
    let child = inner.screen()
    let screen = screen(hosting: child, clock: clock)
    #expect(child.clock === clock)
    #expect(clock.scheduledCount == 1)
    await clock.advance(by: .seconds(1))
    #expect(screen.path == "a/b")
  }

  @Test func itIsThatOfTheNearestHostThatHasOne() {
    let middle = Probe()
    let child = inner.screen()
    middle.entering(.a) { $0.host(child) }
    let other = ManualClock()
    let outermost = screen(hosting: middle.screen(), clock: clock)
    #expect(child.clock === clock)
    outermost.stop()
    let next = Probe()
    let between = next.screen(clock: other)
    next.entering(.a) { $0.host(child) }
    let again = screen(hosting: between, clock: clock)
    #expect(child.clock === other)
    again.stop()
  }

  @Test func aClockOfItsOwnIsKeptAlsoTheOneThatIsTheDefault() {
    let own = ManualClock()
    let children = [inner.screen(clock: own), inner.screen(clock: .continuous)]
    outer.entering(.a) { state in
      for child in children { state.host(child) }
    }
    let screen = outer.quietScreen(clock: clock)
    #expect(children[0].clock === own)
    #expect(children[1].clock === SleepingClock.continuous)
    #expect(children[1].state.clock === SleepingClock.continuous)
    screen.stop()
  }

  @Test func timersThatWereSetBeforeStayWhereTheyAre() async {
    let child = inner.quietScreen()
    child.after(.seconds(3_600), cause: "before") { _ in }
    let due = child.underWay.map(\.form)
    let screen = screen(hosting: child, clock: clock)
    child.after(.seconds(1), cause: "after") { [inner] _ in inner.note("fired") }
    #expect(child.underWay.map(\.form).first == due.first)
    #expect(clock.scheduledCount == 1)
    await clock.advance(by: .seconds(7_200))
    #expect(inner.log == ["fired"])
    #expect(child.underWay.map(\.cause) == ["before"])
    screen.stop()
  }

  @Test func aRepeatingTimerThatWasSetBeforeStaysThereToo() async {
    let called = Moment()
    let child = inner.quietScreen()
    child.every(.milliseconds(1)) { _ in called.happen() }
    let screen = screen(hosting: child, clock: clock)
    await called.hasHappened()
    #expect(clock.scheduledCount == 0)
    #expect(child.underWay.count == 1)
    screen.stop()
  }

  @Test func aChildThatHasLeftItsHostGoesByItsOwnAgain() {
    let child = inner.screen()
    let screen = screen(hosting: child, clock: clock)
    screen.state.go(.b)
    #expect(child.clock === SleepingClock.continuous)
  }
}
