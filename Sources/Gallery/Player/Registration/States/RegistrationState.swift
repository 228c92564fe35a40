public import ScreenStates

/// The requests of a registration screen.
public enum RegistrationRequest: String, CaseIterable, Sendable {
  /// Make an account.
  case register
}

/// The base class of the states of a registration screen, which ignores every request.
open class RegistrationState: RegistrationScreen.State {
  /// The requests that this state answers.
  open var answers: [RegistrationRequest] { [] }

  /// Makes an account.
  open func register() { ignored() }
}
