import ScreenStates

/// The station is closed: nothing is taken and nobody passes.
final class OutOfServiceState: TurnstileState {
  override func enter() { display.sentence = "Closed for the night." }

  // In the morning the arm is locked, whatever was asked for.
  override func canTransition(to kind: TurnstileKind) -> Bool { kind != .unlocked }

  override var answers: [TurnstileRequest] { [.open] }

  override func open() { transition(to: .locked) }
}
