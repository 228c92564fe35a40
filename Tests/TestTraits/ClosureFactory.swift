public import ScreenStates

/// Makes states as a closure says: the factory of a screen that one test needs.
public struct ClosureFactory<Kind: StateKind>: StateFactory {
  private let make: @MainActor (Kind) -> Kind.StateClass

  /// Makes a factory that calls a closure for each state.
  public init(_ make: @escaping @MainActor (Kind) -> Kind.StateClass) { self.make = make }

  /// Makes a state for a kind.
  public func makeState(for kind: Kind) -> Kind.StateClass { make(kind) }
}
