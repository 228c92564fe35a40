import ScreenStates

/// The station is closed: the turnstile accepts no coins and stays locked.
final class OutOfServiceState: TurnstileState {
  override func enter() { display.sentence = "Closed for the night." }

  // In the morning the turnstile is always locked at first.
  override func canTransition(to kind: TurnstileKind) -> Bool { kind != .unlocked }

  override var answers: [TurnstileRequest] { [.open] }

  override func open() { transition(to: .locked) }
}
