import ScreenStates
import Terminal

/// Shows the screen as it was after a request, while the sample goes on.
final class PastState: CoverState {
  private let number: Int

  init(_ number: Int, over below: AppKind) {
    self.number = number
    super.init(over: below)
  }

  override func enter() {
    super.enter()
    display.past = display.sample?.log.first { $0.number == number }
  }

  override var ownKeys: [KeyBinding] {
    let numbers = display.sample?.log.map(\.number) ?? []
    let forward = KeyBinding([.right], "→", "forward", "go one request forward in time") {
      [self] _ in
      if numbers.contains(where: { $0 > number + 1 }) {
        change(to: .past(number + 1))
      } else {
        close()
      }
    }
    let back = KeyBinding([.left], "←", "back", "go one request back in time") { [self] _ in
      change(to: .past(number - 1))
    }
    return (numbers.contains(number - 1) ? [back] : []) + [forward]
      + leaving("now", "return to the present")
  }
}
