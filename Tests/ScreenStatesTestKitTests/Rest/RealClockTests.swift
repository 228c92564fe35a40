import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// An exploration of a screen on the real clock does not stop that clock for others.
@MainActor
@Suite(.inTurn) struct RealClockTests {
  @Test func theRealClockGoesOnAfterAnExploration() async {
    _ = await Explorer(BriefKind.self) { _ in brief(after: .milliseconds(1)) {} }.explore()
    var isCalled = false
    let screen = brief(after: .milliseconds(5)) { isCalled = true }
    screen.start()
    // A stopped clock never calls.
    for _ in 0..<1_000 where !isCalled { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(isCalled)
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
