import ScreenStates

/// Makes the states of a registration screen.
package struct RegistrationStates: StateFactory {
  private let accounts: any AccountService

  /// Makes a factory.
  package init(accounts: any AccountService) { self.accounts = accounts }

  /// Makes a new state for a kind.
  package func makeState(for kind: RegistrationKind) -> RegistrationState {
    switch kind {
    case .registered: RegisteredState()
    case .unregistered: UnregisteredState(accounts: accounts)
    }
  }
}
