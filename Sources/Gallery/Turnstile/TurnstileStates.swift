public import ScreenStates

/// Makes the states of a turnstile.
public struct TurnstileStates: StateFactory {
  private let fare: Int

  /// Makes a factory; a passage costs at least one coin.
  public init(fare: Int = 2) { self.fare = max(fare, 1) }

  /// Makes a new state for a kind.
  public func makeState(for kind: TurnstileKind) -> TurnstileState {
    switch kind {
    case .locked: LockedState(fare: fare)
    case .unlocked: UnlockedState(fare: fare)
    case .outOfService: OutOfServiceState()
    }
  }
}
