import ScreenStates
import ScreenStatesTestKit
import Testing

extension Place {
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
    case .exitForAnother: stage.when(.exiting(.a), act)
    case .childExitLeaving: host(stage, first).when(.exiting(.a)) { _ in act(first) }
    case .observer: observe(stage, act)
    default: return false
    }
    stage.go(.b)
    stage.isForbidding = false
    stage.used = nil
    return true
  }

  /// The places where the state that is current is told something.
  @MainActor
  private func leadToResult(
    _ stage: Stage, _ first: StageState, _ act: @escaping Act
  ) async -> Bool {
    let (elements, source) = AsyncStream.makeStream(of: Int.self)
    switch self {
    case .request: act(first)
    case .update:
      first.update { display in
        display.name += ", updated"
        stage.pen = display
        act(first)
        display = stage.pen ?? display
        stage.pen = nil
      }
    case .thenOfPerform:
      first.perform {
      } then: { [unowned first] _ in
        act(first)
        return nil
      }
    case .thenOfScreenPerform:
      stage.screen?.perform {
      } then: { state, _ in
        act(state)
      }
    case .timer:
      first.after(.seconds(1)) { [unowned first] in
        act(first)
        return nil
      }
      await stage.clock.advance(by: .seconds(1))
    case .element, .end:
      let isElement = self == .element
      first.follow(elements) { [unowned first] _ in
        if isElement { act(first) }
        return nil
      } finished: { [unowned first] _ in
        if !isElement { act(first) }
        return nil
      }
      await Task {}.value
      if isElement { source.yield(1) } else { source.finish() }
      await Task {}.value
      source.finish()
    case .childReport:
      var isTold = false
      host(stage, first) { [unowned first] in
        if !isTold { act(first) }
        isTold = true
      }
    case .childEnter:
      let child = host(stage, first)
      child.when(.entering(.b)) { _ in act(first) }
      child.go(.b)
    default: return false
    }
    return true
  }

  /// The places where the screen or the state is at its end.
  @MainActor
  private func leadToEnd(_ stage: Stage, _ first: StageState, _ act: @escaping Act) async {
    switch self {
    case .factoryOfRestart:
      stage.when(.making(.a), act)
      first.update { _ in
        stage.stop()
        stage.start()
      }
    case .exitStopping:
      stage.when(.exiting(.a), act)
      stage.stop()
    case .childExitStopping:
      host(stage, first).when(.exiting(.a)) { _ in act(first) }
      stage.stop()
    case .exitLetGo:
      stage.when(.exiting(.a), act)
      stage.letGo()
    case .afterExit:
      stage.go(.b)
      act(first)
    case .afterStop:
      stage.stop()
      act(first)
    case .letGo:
      stage.letGo()
      act(first)
    case .letGoLater:
      stage.letGo()
      await stage.settle()
      stage.isPastTheLog = true
      act(first)
    default: break
    }
  }

  /// A child that runs on a stage of its own while the state is current.
  @MainActor
  @discardableResult
  private func host(
    _ stage: Stage, _ state: StageState, report: @escaping @MainActor () -> Void = {}
  ) -> Stage {
    let child = stage.child()
    if let screen = child.screen {
      state.host(screen) { _ in
        report()
        return nil
      }
    }
    return child
  }

  /// Acts when an observer is told of the next frame.
  @MainActor
  private func observe(_ stage: Stage, _ act: @escaping Act) {
    stage.token = stage.screen?.observe { [weak stage] _ in
      if let state = stage?.screen?.state { stage?.cue(.told, state) }
    }
    stage.when(.told, act)
  }
}
