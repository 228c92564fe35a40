import ScreenStates

final class RegisteredState: RegistrationState {
  override func enter() { display.sentence = "You are registered." }
}
