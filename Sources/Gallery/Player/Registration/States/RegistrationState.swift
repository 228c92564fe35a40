public import ScreenStates

/// The requests of a registration screen.
package enum RegistrationRequest: String, CaseIterable, Sendable {
  /// Make an account.
  case register
}

/// The base class of the states of a registration screen, which ignores every request.
public class RegistrationState: RegistrationScreen.State {
  /// The requests that this state answers.
  package var answers: [RegistrationRequest] { [] }

  /// Makes an account.
  package func register() { ignored() }
}
