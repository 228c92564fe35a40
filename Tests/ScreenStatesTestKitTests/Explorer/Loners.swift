import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit

/// What a state does beside its screen.
enum Beside: Sendable {
  case none, child, own, keeper, meddler, player, shared, made, lent
}

/// Keeps states for as long as the factory is there.
@MainActor
final class Keeper {
  var states: [LonerState] = []
  /// A screen that a state starts, and one that was started before.
  var player: Screen<LightKind>?
  let shared = Screen<LightKind>(initial: .off, states: LightStates())
}

enum LonerKind: StateKind {
  typealias Display = Blank
  typealias StateClass = LonerState
  case one, other
}

final class LonerState: Screen<LonerKind>.State {
  private let beside: Beside
  private unowned let keeper: Keeper
  /// Made with the state.
  private let own: Screen<LightKind>?
  private var child: Screen<LightKind>?
  /// Still there after the exit.
  private weak var known: Screen<LonerKind>?
  private var hasExited = false

  init(_ beside: Beside, _ keeper: Keeper) {
    (self.beside, self.keeper) = (beside, keeper)
    own =
      switch beside {
      case .own: Screen<LightKind>(initial: .off, states: LightStates())
      case .lent: keeper.shared
      default: nil
      }
  }

  override func enter() {
    known = screen
    if beside == .keeper { keeper.states.append(self) }
    if beside == .made { keeper.shared.start() }
    own?.start()
    guard beside == .child || beside == .player, keeper.player == nil else { return }
    let child = Screen<LightKind>(initial: .off, states: LightStates())
    child.start()
    if beside == .player { keeper.player = child } else { self.child = child }
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
    let keeper = Keeper()
    if beside == .shared { keeper.shared.start() }
    return Screen(initial: .one, states: LonerStates(beside: beside, keeper: keeper))
  }
  explorer.mayEnd = ["other"]
  // The keeper keeps more states with each step.
  if beside == .keeper { explorer.depth = 4 }
  return explorer
}
