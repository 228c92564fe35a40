import ScreenStates
import Terminal

/// Shows the screen as it was after a request, while the sample goes on.
final class PastState: CoverState {
  private let number: Int
  private let sample: (any LiveSample)?

  init(_ number: Int, of sample: (any LiveSample)?) {
    (self.number, self.sample) = (number, sample)
  }

  override func enter() { display.past = sample?.log.first { $0.number == number } }

  override var keys: [KeyBinding] {
    let log = sample?.log ?? []
    var keys: [KeyBinding] = []
    if log.contains(where: { $0.number == number - 1 }) {
      keys.append(
        KeyBinding([.left], "←", "back", "go one request back in time") { [self] _ in
          show(number - 1)
        })
    }
    keys.append(
      KeyBinding([.right], "→", "forward", "go one request forward in time") { [self] _ in
        if log.contains(where: { $0.number > number + 1 }) { show(number + 1) } else { close() }
      })
    return keys + leaving("now", "return to the present")
  }

  private func show(_ number: Int) { transition(to: .past(number)) }
}
