// What the documentation of the core shows.
import ScreenStates

struct LampDisplay: ScreenDisplay {
  var isLit = false
}

enum LampKind: StateKind {
  typealias Display = LampDisplay
  typealias StateClass = LampState
  case off, on
}

typealias LampScreen = Screen<LampKind>

class LampState: LampScreen.State {
  func toggle() { ignored() }
}

final class OffState: LampState {
  override func toggle() { transition(to: .on) }
}

final class OnState: LampState {
  override func enter() {
    display.isLit = true
    after(.seconds(60)) { .off }
  }
  override func toggle() { transition(to: .off) }
}

struct LampStates: StateFactory {
  func makeState(for kind: LampKind) -> LampState {
    switch kind {
    case .off: OffState()
    case .on: OnState()
    }
  }
}

@MainActor func lamp() -> LampScreen {
  let screen = LampScreen(initial: .off, states: LampStates())
  screen.start()
  screen.state.toggle()
  print(screen.path, screen.display.isLit)
  return screen
}
