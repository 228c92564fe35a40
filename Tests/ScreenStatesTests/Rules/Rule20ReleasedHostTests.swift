import TestTraits
import ScreenStates
import Testing

/// Work of a child's screen that ends because its host was released is no mistake: the host did not go
/// on.
@MainActor
@Suite(.probes, .noMistakes) struct Rule20ReleasedHostTests {
  @Test(arguments: [1, 2])
  func workBelowAReleasedHostIsNotTold(depth: Int) async {
    let (outer, middle, inner) = (Probe(), Probe(), Probe())
    let exited = inner.exit(of: .a)
    let worker = inner.screen()
    var screen: ProbeScreen? = outer.startedScreen()
    if depth == 1 {
      screen?.state.host(worker)
    } else {
      middle.entering(.a) { $0.host(worker) }
      screen?.state.host(middle.screen())
    }
    let payment = worker.perform(cause: "payment") { try await PendingAnswer.never() }
    screen = nil
    await exited.hasHappened()
    #expect(!payment.isUnderWay)
    #expect(!worker.isRunning)
  }
}
