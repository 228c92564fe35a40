import ScreenStates
import TestTraits

/// A kind with a payload that acts when it is freed.
enum CargoKind: StateKind {
  typealias Display = ProbeDisplay
  typealias StateClass = CargoState
  case empty
  case cargo(AtEnd)
}

/// What the states of a test do.
@MainActor
final class CargoScript {
  var allows = true
  var used: CargoState?
  var making: () -> Void = {}
  var exiting: () -> Void = {}
  var next: () -> CargoKind = { .empty }
  let clock = JumpingClock()

  /// Lets go of what its closures hold: itself, as a rule.
  func forget() {
    (making, exiting, next, used) = ({}, {}, { .empty }, nil)
  }
}

final class CargoState: Screen<CargoKind>.State {
  private let script: CargoScript

  init(_ script: CargoScript) { self.script = script }

  override func exit() { script.exiting() }
  override func canTransition(to kind: CargoKind) -> Bool { script.allows }

  @discardableResult
  func go(_ kind: CargoKind) -> TransitionOutcome { transition(to: kind) }
}

@MainActor
final class CargoStates: StateFactory {
  var script = CargoScript()

  func makeState(for kind: CargoKind) -> CargoState {
    script.making()
    return script.used ?? CargoState(script)
  }
}
