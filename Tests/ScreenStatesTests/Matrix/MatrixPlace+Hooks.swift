import ScreenStates
import Testing

extension MatrixPlace {
  typealias Act = @MainActor (StageState) -> Void

  /// Leads a screen that is open to the place, tries the action there, and lets everything settle.
  @MainActor
  func lead(_ stage: Stage, to act: @escaping Act) async throws {
    if self == .enterFirst { stage.when(.entering(.a), act) }
    let first = try #require(stage.screen?.state)
    if self == .beforeStart {
      act(first)
    } else {
      stage.start()
      if !leadToHook(stage, first, act), await !leadToResult(stage, first, act) {
        await leadToEnd(stage, first, act)
      }
    }
    await stage.settle()
  }

  /// The places inside a move of the screen or of its child.
  @MainActor
  private func leadToHook(_ stage: Stage, _ first: StageState, _ act: @escaping Act) -> Bool {
    switch self {
    case .initOfState: stage.when(.makingItself(.b), act)
    case .factory: stage.when(.making(.b), act)
    case .factoryOfUsed:
      stage.used = first
      stage.when(.making(.b), act)
    case .guardYes: stage.when(.guarding(.a), act)
    case .guardNo:
      stage.when(.guarding(.a)) { [weak stage] in
        stage?.isForbidding = true
        act($0)
      }
    case .enter: stage.when(.entering(.b), act)
    case .enterHavingAsked:
      stage.when(.entering(.b)) { [unowned stage] in
        stage.requests["first", default: 0] += 1
        $0.transition(to: .d, cause: "first")
        act($0)
      }
    case .exitForAnother: stage.when(.exiting(.a), act)
    case .childExitLeaving: stage.host(on: first).when(.exiting(.a)) { _ in act(first) }
    case .observer: stage.observe(act)
    default: return false
    }
    stage.go(.b)
    stage.isForbidding = false
    stage.used = nil
    return true
  }
}
