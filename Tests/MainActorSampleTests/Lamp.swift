// The program of the README.
import ScreenStates

struct LampDisplay: ScreenDisplay { var isLit = false }

enum LampKind: StateKind {
  typealias Display = LampDisplay
  typealias StateClass = LampState
  case off, on
}

class LampState: Screen<LampKind>.State {
  func toggle() { ignored() }
}

final class OffState: LampState {
  override func toggle() { transition(to: .on) }
}

final class OnState: LampState {
  override func enter() { display.isLit = true }
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

@MainActor func lamp() {
  let screen = Screen<LampKind>(initial: .off, states: LampStates())
  screen.start()
  let token = screen.observe { display in print(screen.path, display.isLit) }
  screen.state.toggle()
  screen.state.toggle()
  token.cancel()
}
