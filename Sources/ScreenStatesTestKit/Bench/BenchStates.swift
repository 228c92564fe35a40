internal import ScreenStates

/// The factory of a bench: it returns the one state, and never makes a requested one.
@MainActor
final class BenchStates<Kind: StateKind>: StateFactory {
  private var fresh: Kind.StateClass?
  private weak var entered: Kind.StateClass?

  init(_ state: Screen<Kind>.State) {
    guard let state = state as? Kind.StateClass else {
      preconditionFailure(
        "\(type(of: state)) is not a \(Kind.StateClass.self), the state class of \(Kind.self);"
          + " put a subclass of it on the bench.")
    }
    fresh = state
    entered = state
  }

  func makeState(for kind: Kind) -> Kind.StateClass {
    guard let state = fresh.take() ?? entered else {
      preconditionFailure("A bench's screen asks for states only while its state is current.")
    }
    return state
  }
}
