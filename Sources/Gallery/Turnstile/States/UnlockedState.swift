import ScreenStates

/// Lets one person pass.
final class UnlockedState: TurnstileState {
  private let fare: Int

  init(fare: Int) { self.fare = fare }

  override func enter() {
    display.isOpen = true
    display.sentence = "Please pass."
  }

  // A person who has paid may pass, even if the station closes.
  override func canTransition(to kind: TurnstileKind) -> Bool { kind != .outOfService }

  override var answers: [TurnstileRequest] { [.push, .close] }

  override func push() {
    screen?.kept.passages += 1
    screen?.kept.paid -= fare
    transition(to: .locked)
  }

  override func close() { transition(to: .outOfService) }
}
