import ScreenStates

typealias StageScreen = Screen<StageKind>

enum StageKind: String, StateKind {
  typealias Display = StageDisplay
  typealias StateClass = StageState
  typealias Kept = String
  case a, b, c, d
}

struct StageDisplay: ScreenDisplay, Equatable {
  /// The state that drew it, or nothing on a blank display.
  var name = ""
  /// Whether the action under test has drawn.
  var isMarked = false
}

/// A state that draws its name, and does in its hooks what its stage has set.
final class StageState: StageScreen.State {
  let kind: StageKind
  let name: String
  private let stage: Stage

  init(_ kind: StageKind, _ name: String, on stage: Stage) {
    (self.kind, self.name, self.stage) = (kind, name, stage)
    super.init()
    stage.cue(.makingItself(kind), self)
  }

  override func canTransition(to kind: StageKind) -> Bool {
    stage.hook(.guarding(self.kind), self)
    return !stage.isForbidding
  }

  override func enter() {
    display.name = name
    stage.enter(self)
  }

  override func exit() { stage.exit(self) }

  override func keptChanged() { stage.keptChanged(self) }

  /// A request that the app sends.
  @discardableResult
  func go(_ kind: StageKind) -> TransitionOutcome { transition(to: kind, cause: "go") }
}
