import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

/// What a state does beside its screen.
enum Beside: Sendable {
  case none, child, keeper, meddler
}

/// Keeps states for as long as the factory is there.
@MainActor
final class Keeper {
  var states: [LonerState] = []
}

enum LonerKind: StateKind {
  typealias Display = Blank
  typealias StateClass = LonerState
  case one, other
}

final class LonerState: Screen<LonerKind>.State {
  private let beside: Beside
  private unowned let keeper: Keeper
  private var child: Screen<LightKind>?
  /// Still there after the exit.
  private weak var known: Screen<LonerKind>?
  private var hasExited = false

  init(_ beside: Beside, _ keeper: Keeper) { (self.beside, self.keeper) = (beside, keeper) }

  override func enter() {
    known = screen
    if beside == .keeper { keeper.states.append(self) }
    guard beside == .child else { return }
    let child = Screen<LightKind>(initial: .off, states: LightStates())
    child.start()
    self.child = child
  }

  override func exit() { hasExited = true }

  func go(to kind: LonerKind) {
    if beside == .meddler, hasExited { known?.stop() }
    transition(to: kind)
  }
}

struct LonerStates: StateFactory {
  let beside: Beside
  let keeper: Keeper

  func makeState(for kind: LonerKind) -> LonerState { LonerState(beside, keeper) }
}

@MainActor
func explorerOfLoners(_ beside: Beside) -> Explorer<Screen<LonerKind>, Blank> {
  var explorer = Explorer(LonerKind.self) { inputs in
    inputs.request("go(to: .other)") { $0.go(to: .other) }
    return Screen(initial: .one, states: LonerStates(beside: beside, keeper: Keeper()))
  }
  explorer.mayEnd = ["other"]
  // The keeper keeps more states with each step.
  if beside == .keeper { explorer.depth = 4 }
  return explorer
}
