import ScreenStates
import Testing

/// Hosts a child screen.
final class HostDeed: WorkDeed {
  private var children: [Stage] = []

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let child = stage.child()
    children.append(child)
    return child.screen.map {
      actor.host($0, cause: Deed.cause) { [unowned self] kind in
        if kind == .b { told[index] += 1 }
        return nil
      }
    }
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
