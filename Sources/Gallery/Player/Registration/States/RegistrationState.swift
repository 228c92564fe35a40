public import ScreenStates

/// What can be asked of a screen that registers.
public enum RegistrationRequest: String, CaseIterable, Sendable {
  /// Make an account.
  case register
}

/// The base of all states of a screen that registers: no request is answered unless a state says so.
open class RegistrationState: RegistrationScreen.State {
  /// The requests that this state answers.
  open var answers: [RegistrationRequest] { [] }

  /// Makes an account.
  open func register() { ignored() }
}
