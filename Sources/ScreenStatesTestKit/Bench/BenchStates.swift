internal import ScreenStates

/// The factory of a bench: it returns the bench's one state for every kind.
struct BenchStates<Kind: StateKind>: StateFactory {
  private let state: Kind.StateClass

  init(_ state: Screen<Kind>.State) {
    guard let state = state as? Kind.StateClass else {
      preconditionFailure(
        "\(type(of: state)) is not a \(Kind.StateClass.self), the state class of \(Kind.self);"
          + " put a subclass of it on the bench.")
    }
    self.state = state
  }

  func makeState(for kind: Kind) -> Kind.StateClass { state }
}
