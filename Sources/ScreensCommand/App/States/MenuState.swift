import ScreenStates

/// Lets the person choose a sample.
final class MenuState: AppState {
  override func enter() { display.entries = entries }

  override func open(_ name: String) { transition(to: .sample(name)) }
}
