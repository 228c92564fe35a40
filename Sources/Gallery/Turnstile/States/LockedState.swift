import ScreenStates

/// Collects the fare, and stays locked until the fare is paid in full.
final class LockedState: TurnstileState {
  private let fare: Int

  init(fare: Int) { self.fare = fare }

  override func enter() {
    display.due = due
    display.passages = screen?.kept.passages
    // The screen was stopped and started again after the fare had been paid.
    if due == 0 { transition(to: .unlocked, cause: "paid") }
  }

  // The condition of the transition also holds for requests from outside.
  override func canTransition(to kind: TurnstileKind) -> Bool {
    kind != .unlocked || due == 0
  }

  override var answers: [TurnstileRequest] { [.coin, .close] }

  override func coin() {
    screen?.kept.coins += 1
    screen?.kept.paid += 1
    let due = due
    update { display in
      display.due = due
      transition(to: .unlocked, cause: "coin()")
    }
  }

  override func close() { transition(to: .outOfService) }

  private var due: Int { max(fare - (screen?.kept.paid ?? 0), 0) }
}
