import ScreenStates

package struct TurnstileStates: StateFactory {
  private let fare: Int

  /// Makes a factory; a passage costs at least one coin.
  package init(fare: Int = 2) { self.fare = max(fare, 1) }

  package func makeState(for kind: TurnstileKind) -> TurnstileState {
    switch kind {
    case .locked: LockedState(fare: fare)
    case .unlocked: UnlockedState(fare: fare)
    case .outOfService: OutOfServiceState()
    }
  }
}
