import ScreenStates
import Testing

/// Hosts a child screen.
final class HostDeed: WorkDeed {
  /// What is special: a child that stands still runs already, at any place; `until` hosts it until
  /// it reaches a kind; and `kept` hears what it keeps.
  enum Way { case plain, still, until, kept }

  private let way: Way
  private var children: [Stage] = []
  private var kept: [[String]] = [[], []]

  init(on stage: Stage, _ way: Way) {
    self.way = way
    super.init(on: stage)
  }

  override func begin(_ index: Int, by actor: StageState) -> StageScreen.Work? {
    let isStill = way == .still
    let child = isStill ? stage.stillChild() : stage.child()
    // What is drawn in an exit is never shown, not even as the last frame.
    child.isDrawingLast = index == 1
    children.append(child)
    guard let screen = child.screen else { return nil }
    child.checkAtRest()
    #expect(screen.isRunning == isStill)
    let work = host(screen, index, by: actor)
    // It runs by itself.
    if isStill, work.refusal != nil { child.stop() }
    return work
  }

  private func host(_ child: StageScreen, _ index: Int, by actor: StageState) -> StageScreen.Work {
    let then = { @MainActor [unowned self] (kind: StageKind) -> StageKind? in
      if kind == .b { told[index] += 1 }
      return nil
    }
    return switch way {
    case .plain, .still: actor.host(child, cause: Deed.cause, then: then)
    case .until: actor.host(child, cause: Deed.cause, then: then, until: { $0 == .b })
    case .kept:
      actor.host(
        child, cause: Deed.cause,
        kept: { [unowned self] text in
          kept[index].append(text)
          if text != "" { told[index] += 1 }
          return nil
        })
    }
  }

  override func answer(_ index: Int) async {
    let child = children[index]
    if way == .kept {
      child.screen?.kept = "marked"
      #expect(kept[index] == ["", "marked"], "What is kept is heard at once, and when written.")
    } else {
      #expect(child.go(.b) == .taken)
    }
    guard way == .until else { return }
    #expect(!works[index].isUnderWay && actor?.isCurrent == true, "Only the hosting ends.")
    #expect(child.lastFrame.name.hasPrefix("b"))
    child.checkEndedByHost()
  }

  override func answerLate() async {
    for child in children {
      child.checkEndedByHost()
      child.start()
      child.go(.b)
      child.screen?.kept = "late"
      child.stop()
      child.checkAtRest()
    }
  }

  // Each has reported its first kind, or what it keeps, to a state that had left.
  override var lateRecords: ClosedRange<Int> { hasEnded ? 2...2 : 0...0 }
}
