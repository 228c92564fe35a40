import ScreenStates

/// There is an account.
final class RegisteredState: RegistrationState {
  override func enter() { display.sentence = "You are registered." }
}
