import ScreenStates
import ScreenStatesTestKit
import Testing

/// Sets a timer of the screen, perhaps one that repeats.
final class ScreenAfterDeed: AfterDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let then = { @MainActor [unowned self] (state: StageState) in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
    }
    let delay = Duration.seconds(1 + index)
    return repeats
      ? stage.screen?.every(delay, cause: Deed.cause, then: then)
      : stage.screen?.after(delay, cause: Deed.cause, then: then)
  }

  override var isOfState: Bool { false }
}
