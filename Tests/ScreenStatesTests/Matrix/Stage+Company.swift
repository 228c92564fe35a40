import ScreenStates

extension Stage {
  /// A child that runs on a stage of its own while a state is current.
  @discardableResult
  func host(
    on state: StageState, report: @escaping @MainActor () -> Void = {}
  ) -> Stage {
    let child = child()
    if let screen = child.screen {
      state.host(screen) { _ in
        report()
        return nil
      }
    }
    return child
  }

  /// Acts when an observer is told of the next frame.
  func observe(_ act: @escaping @MainActor (StageState) -> Void) {
    token = screen?.observe { [weak self] _ in
      if let state = self?.screen?.state { self?.cue(.told, state) }
    }
    when(.told, act)
  }
}
