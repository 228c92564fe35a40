import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// An exploration of a screen on the real clock does not stop that clock for others.
@MainActor
@Suite(.inTurn) struct RealClockTests {
  // Without the mend, it would wait for ever.
  @Test(.timeLimit(.minutes(10))) func theRealClockGoesOnAfterAnExploration() async {
    _ = await Explorer(BriefKind.self) { _ in brief(after: .milliseconds(1)) {} }.explore()
    let (stream, called) = AsyncStream<Void>.makeStream()
    let screen = brief(after: .milliseconds(5)) { called.finish() }
    screen.start()
    for await _ in stream {}
    screen.stop()
  }

  private func brief(
    after delay: Duration, _ then: @escaping @MainActor () -> Void
  ) -> Screen<BriefKind> {
    Screen(initial: .only, states: BriefStates(delay: delay, then: then))
  }
}

private enum BriefKind: StateKind, CaseIterable {
  typealias Display = BriefDisplay
  typealias StateClass = Screen<BriefKind>.State
  case only
}

private struct BriefDisplay: ScreenDisplay {}

private struct BriefStates: StateFactory {
  let delay: Duration
  let then: @MainActor () -> Void

  func makeState(for kind: BriefKind) -> Screen<BriefKind>.State {
    BriefState(delay: delay, then: then)
  }
}

private final class BriefState: Screen<BriefKind>.State {
  private let delay: Duration
  private let then: @MainActor () -> Void

  init(delay: Duration, then: @escaping @MainActor () -> Void) {
    (self.delay, self.then) = (delay, then)
  }

  override func enter() {
    after(delay) { [then] in
      then()
      return nil
    }
  }
}
