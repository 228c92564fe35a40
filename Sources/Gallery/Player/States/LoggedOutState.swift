public import ScreenStates

/// Hosts the screen that registers, and logs in whoever is registered.
open class LoggedOutState: PlayerState {
  private let accounts: any AccountService
  private let makeRegistration: () -> RegistrationScreen
  private weak var inner: RegistrationScreen?
  private var token: ObservationToken?

  /// Makes the state.
  ///
  /// - Parameters:
  ///   - accounts: Logs in.
  ///   - makeRegistration: Makes the inner screen, on entry.
  public init(
    accounts: any AccountService, _ makeRegistration: @escaping () -> RegistrationScreen
  ) {
    self.accounts = accounts
    self.makeRegistration = makeRegistration
  }

  /// Runs the inner screen.
  open override func enter() {
    let screen = makeRegistration()
    inner = screen
    host(screen)
    token = screen.observe { [weak self] in self?.display.registration = $0 }
  }

  /// Only who is registered gets in, whoever asks.
  ///
  /// - Parameter kind: What was asked for.
  /// - Returns: Whether that may be.
  open override func canTransition(to kind: PlayerKind) -> Bool {
    if case .loggedIn = kind { inner?.kind == .registered } else { true }
  }

  /// The inner screen that registers.
  open override var registration: RegistrationScreen? { inner }

  /// One can log in if one is registered, and once at a time.
  open override var answers: [PlayerRequest] {
    inner?.kind == .registered && !display.isLoggingIn ? [.logIn] : []
  }

  /// Asks the server; a failure is a notice.
  open override func logIn() {
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
