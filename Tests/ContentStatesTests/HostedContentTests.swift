import ContentStates
import ScreenStates
import ScreenStatesTestKit
import TestTraits
import Testing

/// A loading screen that another one hosts.
@MainActor
@Suite(.noMistakes) struct HostedContentTests {
  @Test func itsDeadlineIsThatOfTheClockOnWhichItWasSet() async {
    var times = LoadingTimes.off
    times.deadline = .milliseconds(1)
    var kind = ""
    // A deadline that a busy machine notices more than a second late counts anew, on the host's clock.
    for _ in 0..<10 where kind != "error" {
      let screen = ContentScreen<NoRequest, Int>(times: times) {
        try await Task.sleep(for: .seconds(3))
        return []
      }
      screen.start()
      // The screen has no clock of its own, so the next deadline would be that of its host's.
      let host = host()
      host.state.host(screen)
      await screen.settled()
      kind = screen.kind.name
      host.stop()
    }
    #expect(kind == "error")
  }

  @Test func itsWaitForARetryIsMeasuredOnTheClockOnWhichItBegan() async {
    let connection = PendingSequence<Bool>()
    var source = ContentSource<NoRequest, Int>(times: .off) {
      throw Failure("Busy.", retryAfter: .seconds(86_400))
    }
    source.retries = RetryPolicy()
    source.setConnection { connection }
    let screen = ContentScreen(initial: NoRequest(), from: source)
    await screen.begin()
    let host = host()
    host.state.host(screen)
    await connection.send(false)
    await connection.send(true)
    #expect((screen.display.retry?.seconds ?? 0) > 0)
    host.stop()
  }

  /// A screen on a clock of its own, which is far ahead of the usual one.
  private func host() -> Screen<HostKind> {
    let clock = JumpingClock()
    clock.jump(to: .seconds(1 << 40))
    let host = Screen(
      initial: HostKind.only, states: ClosureFactory { _ in Screen<HostKind>.State() }, clock: clock
    )
    host.start()
    return host
  }
}

private enum HostKind: StateKind {
  typealias Display = ContentDisplay<Int>
  case only
}
