import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import TestTraits
import Testing

/// An exploration of a screen on the real clock does not stop that clock for others.
@MainActor
@Suite(.inTurn) struct RealClockTests {
  @Test func theRealClockGoesOnAfterAnExploration() async {
    _ = await Explorer(OneKind.self) { _ in brief(after: .milliseconds(1)) {} }.explore()
    var isCalled = false
    let screen = brief(after: .milliseconds(5)) { isCalled = true }
    screen.start()
    // A stopped clock never calls.
    for _ in 0..<1_000 where !isCalled { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(isCalled)
    screen.stop()
  }

  private func brief(after delay: Duration, _ then: @escaping @MainActor () -> Void) -> OneScreen {
    oneScreen { state in
      state.after(delay) {
        then()
        return nil
      }
    }
  }
}
