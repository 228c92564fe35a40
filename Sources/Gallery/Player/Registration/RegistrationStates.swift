import ScreenStates

package struct RegistrationStates: StateFactory {
  private let accounts: any AccountService

  package init(accounts: any AccountService) { self.accounts = accounts }

  package func makeState(for kind: RegistrationKind) -> RegistrationState {
    switch kind {
    case .registered: RegisteredState()
    case .unregistered: UnregisteredState(accounts: accounts)
    }
  }
}
