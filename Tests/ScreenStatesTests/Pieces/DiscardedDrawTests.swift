import TestTraits
import ScreenStates
import Testing

/// What a guard draws is discarded, and what that frees may read the display.
@MainActor
@Suite(.noMistakes) struct DiscardedDrawTests {
  @Test func whatADiscardedDrawHeldMayReadTheDisplay() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let seen = DiscardedDrawTests.seen { state, make in state.display.held = make() }
      precondition(seen == ["shown"])
    }
  }

  @Test func whatADiscardedUpdateHeldMayReadTheDisplay() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let seen = DiscardedDrawTests.seen { state, make in state.update { $0.held = make() } }
      precondition(seen == ["shown"])
    }
  }

  @Test func whatADiscardedDrawHeldMayReadTheDisplayOfItsState() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let seen = DiscardedDrawTests.seen(readingScreen: false) { $0.display.held = $1() }
      precondition(seen == ["shown"])
    }
  }

  /// Draws in a guard an object that reads the display when it is freed, and gives what it read.
  private static func seen(
    readingScreen: Bool = true,
    _ draw: @escaping @MainActor (CanvasState, _ make: () -> AtEnd) -> Void
  ) -> [String] {
    var seen: [String] = []
    let screen = Screen(initial: CanvasKind.first, states: CanvasStates())
    screen.start()
    let state = screen.state
    state.whenGuarding = { [weak state] in
      guard let state else { return }
      draw(state) {
        AtEnd { [weak screen] in
          seen.append((readingScreen ? screen?.display : state.display)?.text ?? "no display")
        }
      }
    }
    screen.transition(to: .second)
    return seen
  }
}

private enum CanvasKind: StateKind {
  typealias Display = CanvasDisplay
  typealias StateClass = CanvasState
  case first, second
}

private struct CanvasDisplay: ScreenDisplay {
  var text = ""
  var held: AtEnd?
}

private final class CanvasState: Screen<CanvasKind>.State {
  var whenGuarding: (@MainActor () -> Void)?

  override func enter() { display.text = "shown" }

  override func canTransition(to kind: CanvasKind) -> Bool {
    whenGuarding?()
    return true
  }
}

private struct CanvasStates: StateFactory {
  func makeState(for kind: CanvasKind) -> CanvasState { CanvasState() }
}
