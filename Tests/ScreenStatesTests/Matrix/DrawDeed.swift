import ScreenStates
import Testing

/// Draws, by itself or in an update.
final class DrawDeed: Deed {
  private let isUpdate: Bool
  private var frameCount = 0

  init(on stage: Stage, isUpdate: Bool) {
    self.isUpdate = isUpdate
    super.init(on: stage)
  }

  override func act(by actor: StageState) {
    frameCount = stage.audience?.frames.count ?? 0
    if isUpdate {
      actor.update { $0.isMarked = true }
    } else if stage.pen != nil {
      stage.pen?.isMarked = true
    } else {
      actor.display.isMarked = true
    }
  }

  override func outcome() async -> String? {
    let isShown = stage.screen?.display.isMarked ?? false
    if let frames = stage.audience?.frames.dropFirst(frameCount) {
      let marked = frames.count { $0.isMarked }
      #expect(marked == 1 || !isShown, "What is shown was told.")
      if marked > 0 { return marked == 1 ? "told" : "told \(marked) times" }
    } else if stage.screen == nil, actor?.display.isMarked ?? false {
      // Without an observer no one could tell.
      return nil
    }
    if isShown { return "told" }
    return actor?.display.isMarked ?? false ? "silent" : "discarded"
  }

  /// A draw that is discarded is on the record.
  override func checkAfterClosing() async {
    guard isLogged, let actor, !actor.display.isMarked else { return }
    stage.requests["display", default: 0] += 1
  }
}
