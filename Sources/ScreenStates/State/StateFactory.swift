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
  /// Called once a transition, after the guard of the present state has agreed and before that
  /// state's `exit()`. A state object lives once: one that has been entered before, or that
  /// another screen is in, is refused.
  ///
  /// - Parameter kind: What the state is made for, with its payload.
  /// - Returns: A state object that has never been entered.
  func makeState(for kind: Kind) -> Kind.StateClass
}
