/// Maps kinds to state classes, and gives each state what it needs.
///
/// It is the only place that constructs states, so a state never knows another state's class, and
/// the compiler checks that no kind is missing:
///
/// ```swift
/// struct LampStates: StateFactory {
///   func makeState(for kind: LampKind) -> LampState {
///     switch kind {
///     case .off: OffState()
///     case .on: OnState()
///     }
///   }
/// }
/// ```
@MainActor
public protocol StateFactory<Kind> {
  /// The kinds that this factory knows.
  associatedtype Kind: StateKind

  /// Makes a new state for a kind.
  ///
  /// Called once per transition, after the guard of the current state has allowed it and before
  /// that state's `exit()`. A state object is used once: an object that has been entered before, or
  /// that belongs to another screen, is refused.
  ///
  /// - Parameter kind: The kind of the state, with its payload.
  /// - Returns: A state object that has never been entered.
  func makeState(for kind: Kind) -> Kind.StateClass
}
