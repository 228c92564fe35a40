import ScreenStates
import Testing

/// Hosts a child screen, perhaps one that stands still: that runs already, at any place.
final class HostDeed: WorkDeed {
  private let isStill: Bool
  private var children: [Stage] = []

  init(on stage: Stage, isStill: Bool) {
    self.isStill = isStill
    super.init(on: stage)
  }

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let child = isStill ? stage.stillChild() : stage.child()
    children.append(child)
    guard let screen = child.screen else { return nil }
    child.checkAtRest()
    #expect(screen.isRunning == isStill)
    let work = actor.host(screen, cause: Deed.cause) { [unowned self] kind in
      if kind == .b { told[index] += 1 }
      return nil
    }
    // It runs by itself.
    if isStill, work.refusal != nil { child.stop() }
    return work
  }

  override func answer(_ index: Int) async {
    #expect(children[index].go(.b) == .taken)
  }

  override func answerLate() async {
    for child in children {
      #expect(child.screen?.isRunning == false, "A child ends with its host.")
      child.start()
      child.go(.b)
      child.stop()
    }
  }

  // Each has reported its first kind to a state that had left.
  override var lateRecords: ClosedRange<Int> { hasEnded ? 2...2 : 0...0 }
}
