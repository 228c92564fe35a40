import ScreenStates

/// There is no account; the user can make one.
final class UnregisteredState: RegistrationState {
  private let accounts: any AccountService

  init(accounts: any AccountService) { self.accounts = accounts }

  override func enter() { display.sentence = "Register to listen." }

  override var answers: [RegistrationRequest] { display.isRegistering ? [] : [.register] }

  override func register() {
    guard !display.isRegistering else { return ignored() }
    update { display in
      display.isRegistering = true
      display.notice = nil
    }
    perform(cause: "register()") { [accounts] in
      try await accounts.register()
    } then: { [weak self] result in
      switch result {
      case .success: return .registered
      case .failure(let error):
        self?.display.isRegistering = false
        self?.display.notice = sentence(for: error)
        return nil
      }
    }
  }
}
