public import ScreenStates

package enum RegistrationRequest: String, CaseIterable, Sendable {
  case register
}

/// The base class of the states of a registration screen, which ignores every request.
public class RegistrationState: RegistrationScreen.State {
  package var answers: [RegistrationRequest] { [] }
  package func register() { ignored() }
}
