public import ScreenStates

/// Makes the states of a registration screen.
public struct RegistrationStates: StateFactory {
  private let accounts: any AccountService

  /// Makes a factory.
  public init(accounts: any AccountService) { self.accounts = accounts }

  /// Makes a new state for a kind.
  public func makeState(for kind: RegistrationKind) -> RegistrationState {
    switch kind {
    case .registered: RegisteredState()
    case .unregistered: UnregisteredState(accounts: accounts)
    }
  }
}
