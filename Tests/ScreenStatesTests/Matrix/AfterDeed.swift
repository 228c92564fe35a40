import ScreenStates
import ScreenStatesTestKit
import Testing

/// Sets a timer, perhaps one that repeats.
class AfterDeed: WorkDeed {
  final let repeats: Bool

  init(on stage: Stage, repeats: Bool) {
    self.repeats = repeats
    super.init(on: stage)
  }

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let then = { @MainActor [unowned self] () -> StageKind? in
      told[index] += 1
      return nil
    }
    let delay = Duration.seconds(1 + index)
    return repeats
      ? actor.every(delay, cause: Deed.cause, then: then)
      : actor.after(delay, cause: Deed.cause, then: then)
  }

  override func answer(_ index: Int) async {
    await stage.clock.advance(by: .seconds(1))
  }

  override func answerLate() async {
    await stage.clock.advance(by: .seconds(2))
  }
}

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
