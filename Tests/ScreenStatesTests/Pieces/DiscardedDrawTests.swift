import TestTraits
import ScreenStates
import Testing

/// What a guard draws is discarded, and what that frees may read the display.
@MainActor
@Suite(.noMistakes) struct DiscardedDrawTests {
  @Test func whatADiscardedDrawHeldMayReadTheDisplay() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let seen = [
        DiscardedDrawTests.seen { state, make in state.display.held = make() },
        DiscardedDrawTests.seen { state, make in state.update { $0.held = make() } },
        DiscardedDrawTests.seen(readingScreen: false) { $0.display.held = $1() },
      ]
      precondition(seen == [["shown"], ["shown"], ["shown"]], "\(seen)")
    }
  }

  /// Draws in a guard an object that reads the display when it is freed, and gives what it read.
  private static func seen(
    readingScreen: Bool = true,
    _ draw: @escaping @MainActor (ProbeState, _ make: () -> AtEnd) -> Void
  ) -> [String] {
    var seen: [String] = []
    let probe = Probe()
    probe.entering(.a) { $0.display.text = "shown" }
    let screen = probe.startedScreen()
    probe.allowing(.a) { [weak screen] state, _ in
      draw(state) {
        AtEnd { seen.append((readingScreen ? screen?.display : state.display)?.text ?? "none") }
      }
      return true
    }
    screen.transition(to: .b)
    return seen
  }
}
