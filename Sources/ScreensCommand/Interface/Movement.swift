import Terminal

/// A movement through lines or choices.
enum Movement: Equatable, Sendable {
  /// A number of lines down, or up if negative.
  case lines(Int)
  /// A number of half pages down, or up if negative.
  case halves(Int)
  /// To the first line.
  case start
  /// To the last line.
  case end

  /// The keys that move, with their movements.
  static let keys: [(key: Key, movement: Movement)] = [
    (.up, .lines(-1)), (.down, .lines(1)), (.character("k"), .lines(-1)),
    (.character("j"), .lines(1)), (.pageUp, .halves(-2)), (.pageDown, .halves(2)),
    (.control("b"), .halves(-2)), (.control("f"), .halves(2)), (.character(" "), .halves(2)),
    (.control("u"), .halves(-1)), (.control("d"), .halves(1)), (.home, .start), (.end, .end),
    (.character("g"), .start), (.character("G"), .end),
  ]

  /// The target of the movement from a line, which may be out of bounds.
  func target(from line: Int, page: Int, last: Int) -> Int {
    switch self {
    case .lines(let count): line + count
    // One line of the old page stays visible, as an anchor for the eye.
    case .halves(let count): line + count * max(page - 1, 2) / 2
    case .start: 0
    case .end: last
    }
  }
}
