import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// Code of the app that runs where something of the screen's is let go.
@MainActor
@Suite(.probes, .noMistakes) struct ReentranceTests {
  @Test func theEndOfAnObserverMayCancelItsToken() {
    let screen = Probe().startedScreen()
    var token: ObservationToken?
    var isCancelled = false
    var last: AtEnd? = AtEnd {
      token?.cancel()
      isCancelled = true
    }
    token = screen.observe { [last] _ in _ = last }
    last = nil
    token?.cancel()
    #expect(isCancelled)
  }

  @Test func theEndOfATimerMayCancelIt() {
    let clock = ManualClock()
    var timer: (any ScheduledAction)?
    var isCancelled = false
    var last: AtEnd? = AtEnd {
      timer?.cancel()
      isCancelled = true
    }
    timer = clock.schedule(at: clock.now.advanced(by: .seconds(1))) { [last] in _ = last }
    last = nil
    timer?.cancel()
    #expect(isCancelled)
    #expect(clock.scheduledCount == 0)
  }

  @Test func observersThatHaveEndedAreForgottenAlsoWhileNothingIsTold() {
    let screen = Probe().startedScreen()
    for _ in 0..<50_000 { screen.observe { _ in }.cancel() }
    var frames = 0
    screen.watch { _ in frames += 1 }
    screen.state.display.count += 1
    #expect(frames == 2)
  }

  @Test func whatIsStartedWhileTheScreenGoesIsRefused() async {
    let probe = Probe()
    var screen: ProbeScreen? = probe.startedScreen()
    let state = screen?.state
    var refusal: Refusal?
    let work = PendingWork<Void, Void>()
    state?.load(then: nil) {
      try await withTaskCancellationHandler {
        try await work(())
      } onCancel: {
        MainActor.assumeIsolated {
          refusal = state?.load(then: nil).refusal
        }
      }
    }
    await screen?.settled()
    screen = nil
    #expect(refusal?.reason == .notRunning)
    work.abandon()
  }
}
