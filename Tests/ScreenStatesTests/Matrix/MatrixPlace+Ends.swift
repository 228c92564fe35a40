import ScreenStates
import Testing

extension MatrixPlace {
  /// The places where the screen or the state is at its end.
  @MainActor
  func leadToEnd(_ stage: Stage, _ first: StageState, _ act: @escaping Act) async {
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
      let child = stage.host(on: first)
      child.when(.exiting(.a)) { _ in act(first) }
      stage.stop()
      #expect(child.screen?.display == StageDisplay(), "A stop of the host keeps no frame.")
    case .exitLetGo:
      stage.when(.exiting(.a), act)
      stage.letGo()
    case .childExitLetGo:
      let child = stage.host(on: first)
      child.when(.exiting(.a)) { _ in act(first) }
      stage.letGo()
      await stage.settle()
      child.checkEndedByHost()
    case .lastObserver:
      stage.observe(act)
      stage.stop()
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
}
