import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A loading screen that another one hosts.
@MainActor
@Suite(.noMistakes) struct HostedContentTests {
  @Test func itsDeadlineIsThatOfTheClockOnWhichItWasSet() async {
    let clock = JumpingClock()
    clock.jump(to: .seconds(1 << 40))
    let host = Screen(
      initial: HostKind.only, states: ClosureFactory { _ in Screen<HostKind>.State() }, clock: clock
    )
    host.start()
    var times = LoadingTimes.off
    times.deadline = .milliseconds(1)
    let screen = ContentScreen<NoRequest, Int>(times: times) {
      try await Task.sleep(for: .seconds(60))
      return []
    }
    screen.start()
    // The screen has no clock of its own, so the next deadline would be that of its host's.
    host.state.host(screen)
    await screen.settled()
    #expect(screen.kind.name == "error")
  }
}

private enum HostKind: StateKind {
  typealias Display = ContentDisplay<Int>
  case only
}
