import ScreenStates

/// Hosts the registration screen, and logs in a registered user.
final class LoggedOutState: PlayerState {
  private let accounts: any AccountService
  private let makeRegistration: () -> RegistrationScreen
  private weak var inner: RegistrationScreen?
  private var token: ObservationToken?

  /// Makes the state, which makes the child on entry.
  init(
    accounts: any AccountService, _ makeRegistration: @escaping () -> RegistrationScreen
  ) { (self.accounts, self.makeRegistration) = (accounts, makeRegistration) }

  override func enter() {
    let screen = makeRegistration()
    inner = screen
    host(screen)
    token = screen.observe { [weak self] in self?.display.registration = $0 }
  }

  /// Allows a login only for a registered user, whatever the request comes from.
  override func canTransition(to kind: PlayerKind) -> Bool {
    if case .loggedIn = kind { inner?.kind == .registered } else { true }
  }

  override var registration: RegistrationScreen? { inner }

  override var answers: [PlayerRequest] {
    inner?.kind == .registered && !display.isLoggingIn ? [.logIn] : []
  }

  /// Logs in with the server; a failure becomes a notice.
  override func logIn() {
    guard answers.contains(.logIn) else { return ignored() }
    update { display in
      display.isLoggingIn = true
      display.notice = nil
    }
    perform(cause: "logIn()") { [accounts] in
      try await accounts.logIn()
    } then: { [weak self] result in
      switch result {
      case .success: return .loggedIn(.stopped)
      case .failure(let error):
        self?.display.isLoggingIn = false
        self?.display.notice = sentence(for: error)
        return nil
      }
    }
  }
}
