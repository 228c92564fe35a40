import TestTraits
import ScreenStates
import ScreenStatesTestKit
import Testing

/// What a kind's payload held may look at the screen, and draw, when it is freed.
@MainActor
@Suite(.noMistakes) struct FreedKindTests {
  private let clock = ManualClock()
  private let states = CargoStates()
  private let screen: Screen<CargoKind>

  init() {
    screen = Screen(initial: .empty, states: states, clock: clock)
    screen.start()
  }

  /// In an optimised build the replaced kind was once freed before the new one was in its place.
  @Test func whatAReplacedKindHeldSeesTheNewKind() {
    var seen: [String] = []
    // Given to the screen alone.
    screen.transition(to: .cargo(AtEnd { [screen] in seen.append(screen.kind.name) }))
    #expect(screen.kind.name == "cargo")
    screen.transition(to: .empty)
    #expect(seen == ["empty"])
  }

  @Test func whatAReplacedKindHeldMayAsk() {
    var outcome: TransitionOutcome?
    screen.transition(
      to: .cargo(AtEnd { [weak screen] in outcome = screen?.transition(to: .cargo(AtEnd {})) }))
    screen.transition(to: .empty)
    #expect(outcome == .queued)
    #expect(screen.kind.name == "cargo")
    // The screen itself may be freed elsewhere, after the test.
    screen.transition(to: .empty)
  }

  @Test(arguments: [false, true]) func whatARefusedKindHeldMayDraw(isLogged: Bool) async {
    let recorder = isLogged ? TransitionRecorder(of: screen) : nil
    states.script.allows = false
    screen.state.after(.seconds(1)) { [screen] in
      .cargo(AtEnd { screen.state.display.count = 1 })
    }
    await clock.advance(by: .seconds(1))
    #expect(screen.kind.name == "empty")
    #expect(recorder?.lines == (isLogged ? ["empty → cargo: timer refused (guarded)"] : nil))
    // The record still holds the kind.
    recorder?.take()
    #expect(screen.display.count == 1)
  }
}
