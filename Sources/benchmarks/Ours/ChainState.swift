import ScreenStates

/// A kind of a chain, whose state requests the next kind up to the last.
struct ChainStep: StateKind {
  typealias Display = SampleDisplay
  let number: Int
  let last: Int

  /// The next kind; nil at the end.
  var next: ChainStep? {
    number < last ? ChainStep(number: number + 1, last: last) : nil
  }

  var name: String { "step" }
}

/// A state that requests the next kind when it is entered.
final class ChainState: Screen<ChainStep>.State {
  private let step: ChainStep

  init(_ step: ChainStep) {
    self.step = step
  }

  override func enter() {
    if let next = step.next { transition(to: next) }
  }
}

/// Makes the states of a chain.
struct ChainStates: StateFactory {
  func makeState(for kind: ChainStep) -> Screen<ChainStep>.State { ChainState(kind) }
}

/// Makes a screen that runs chains.
@MainActor
func makeChainScreen() -> Screen<ChainStep> {
  let screen = Screen(initial: ChainStep(number: 0, last: 0), states: ChainStates())
  screen.start()
  return screen
}
