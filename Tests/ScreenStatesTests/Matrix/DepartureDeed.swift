import ScreenStates

/// Reads why the state ends.
final class DepartureDeed: Deed {
  private var words: String?

  override func act(by actor: StageState) {
    words =
      switch actor.departure {
      case nil: "nil"
      case .to(let kind): "to \(kind)"
      case .stopped: "stopped"
      case .hostLeft: "host left"
      case .released: "released"
      }
  }

  override func outcome() async -> String? { words }
}
