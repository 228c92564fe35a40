import ScreenStates
import Testing

/// Follows a sequence for the screen.
final class ScreenFollowDeed: FollowDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    stage.screen?.follow(streams[index].stream, cause: Deed.cause) { [unowned self] state, _ in
      told[index] += 1
      #expect(state === stage.screen?.state && state.isCurrent)
      moments[index].happen()
    } finished: { [unowned self] _, _ in
      told[index] += 100
    }
  }

  override var isOfState: Bool { false }
}
