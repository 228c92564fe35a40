import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// A screen is settled when no work is under way that it waits for.
@MainActor
@Suite(.probes, .noMistakes) struct Rule10SettledTests {
  private let probe = Probe()

  @Test func settledWaitsForWorkThatLeadsToWork() async {
    probe.entering(.a) { $0.load(then: .b) }
    probe.entering(.b) { $0.load(then: .c) }
    let screen = probe.startedScreen()
    await screen.settled()
    #expect(screen.kind == .c)
  }

  @Test func settledDoesNotWaitForTimersSequencesAndHeldAnswers() async {
    let work = PendingWork<Void, Void>()
    let (stream, elements) = AsyncStream.makeStream(of: Int.self)
    probe.entering(.a) { state in
      state.after(.seconds(1)) { .b }
      state.follow(stream) { _ in .b }
      state.load(then: nil) { try await work(()) }
    }
    let screen = probe.startedScreen(clock: ManualClock())
    await screen.settled()
    #expect(work.waiting.count == 1)
    #expect(screen.kind == .a)
    await work.calls[0].succeed(())
    elements.finish()
  }

  @Test func settledWaitsForTheWorkOfChildren() async {
    let outer = Probe()
    let inner = Probe()
    inner.entering(.a) { $0.load(then: .b) }
    let child = inner.screen()
    outer.entering(.a) { $0.host(child) }
    let screen = outer.startedScreen()
    await screen.settled()
    #expect(screen.path == "a/b")
  }

  @Test(arguments: [false, true])
  func settledReturnsAtAStopOrWhenItsTaskIsCancelled(isStop: Bool) async {
    let started = Moment()
    probe.entering(.a) { state in
      state.load(then: nil) {
        started.happen()
        try await PendingAnswer.never()
      }
    }
    let screen = probe.startedScreen()
    let waiting = Task { await screen.settled() }
    await started.hasHappened()
    if isStop { screen.stop() } else { waiting.cancel() }
    await waiting.value
    #expect(screen.isRunning == !isStop)
    screen.stop()
  }

  @Test func settledReturnsAtOnceForAScreenThatRests() async {
    await Probe().screen().settled()
    await Probe().startedScreen().settled()
  }
}
