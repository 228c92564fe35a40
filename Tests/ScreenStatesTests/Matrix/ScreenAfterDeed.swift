import ScreenStates
import ScreenStatesTestKit
import Testing

/// Sets a timer of the screen.
final class ScreenAfterDeed: AfterDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    stage.screen?.after(.seconds(1 + index), cause: Deed.cause) { [unowned self] state in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
    }
  }

  override var isOfState: Bool { false }
}
