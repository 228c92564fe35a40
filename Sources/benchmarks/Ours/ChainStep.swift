import ScreenStates

/// A kind that asks for the next one, up to the last.
struct ChainStep: StateKind {
  typealias Display = SampleDisplay
  let number: Int
  let last: Int

  /// What follows.
  var next: ChainStep? {
    number < last ? ChainStep(number: number + 1, last: last) : nil
  }

  var name: String { "step" }
}
