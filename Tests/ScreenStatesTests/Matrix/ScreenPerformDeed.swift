import ScreenStates
import Testing

/// Performs work of the screen.
final class ScreenPerformDeed: PerformDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    stage.screen?.perform(cause: Deed.cause, work(index)) { [unowned self] state, _ in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
    }
  }

  override var isOfState: Bool { false }
}
