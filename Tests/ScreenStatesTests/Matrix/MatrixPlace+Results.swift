import ScreenStates
import ScreenStatesTestKit

extension MatrixPlace {
  /// The places where the state that is current is told something.
  @MainActor
  func leadToResult(
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
    case .thenNaming:
      stage.requests["success", default: 0] += 1
      first.perform {
      } then: { [unowned first] _ in
        act(first)
        return .b
      }
    case .thenOfScreenPerform:
      stage.screen?.perform {
      } then: { state, _ in
        act(state)
      }
    case .report:
      first.perform(cause: "report") { report in
        report(1)
      } each: { [unowned first] _ in
        act(first)
        return nil
      } then: { _ in
        nil
      }
    case .keptChanged:
      stage.when(.kept, act)
      stage.screen?.kept = "led"
    case .screenTimer:
      stage.screen?.after(.seconds(1), then: act)
      await stage.clock.advance(by: .seconds(1))
    case .screenElement:
      let acted = Moment()
      stage.screen?.follow(elements) { state, _ in
        act(state)
        acted.happen()
      }
      source.yield(1)
      await acted.hasHappened()
    case .timer:
      first.after(.seconds(1)) { [unowned first] in
        act(first)
        return nil
      }
      await stage.clock.advance(by: .seconds(1))
    case .element, .end:
      let acted = Moment()
      let isElement = self == .element
      first.follow(elements) { [unowned first] _ in
        if isElement { act(first) }
        acted.happen()
        return nil
      } finished: { [unowned first] _ in
        if !isElement { act(first) }
        acted.happen()
        return nil
      }
      if isElement { source.yield(1) } else { source.finish() }
      await acted.hasHappened()
    case .childReport:
      var isTold = false
      stage.host(on: first) { [unowned first] in
        if !isTold { act(first) }
        isTold = true
      }
    case .childEnter:
      let child = stage.host(on: first)
      child.when(.entering(.b)) { _ in act(first) }
      child.go(.b)
    default: return false
    }
    return true
  }
}
