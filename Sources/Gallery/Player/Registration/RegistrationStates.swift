public import ScreenStates

/// Makes the states of a screen that registers.
public struct RegistrationStates: StateFactory {
  private let accounts: any AccountService

  /// Makes a factory.
  ///
  /// - Parameter accounts: Makes the account.
  public init(accounts: any AccountService) {
    self.accounts = accounts
  }

  /// Makes a new state for a kind.
  ///
  /// - Parameter kind: What the state is made for.
  /// - Returns: A state that has never been entered.
  public func makeState(for kind: RegistrationKind) -> RegistrationState {
    switch kind {
    case .registered: RegisteredState()
    case .unregistered: UnregisteredState(accounts: accounts)
    }
  }
}
