import ScreenStates
import ScreenStatesTestKit

/// Sets a timer.
class AfterDeed: WorkDeed {
  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    actor.after(.seconds(1 + index), cause: Deed.cause) { [unowned self] in
      told[index] += 1
      return nil
    }
  }

  override func answer(_ index: Int) async {
    await stage.clock.advance(by: .seconds(1))
  }

  override func answerLate() async {
    await stage.clock.advance(by: .seconds(2))
  }
}
