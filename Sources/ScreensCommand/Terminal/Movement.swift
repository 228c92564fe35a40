import Terminal

/// A way through lines or choices.
package enum Movement: Equatable, Sendable {
  /// So many lines down, or up if negative.
  case lines(Int)
  /// So many pages down, or up if negative.
  case pages(Int)
  /// To the first line.
  case start
  /// To the last line.
  case end

  /// Where the movement leads from a line; the result may lie outside of what there is.
  func target(from line: Int, page: Int, last: Int) -> Int {
    switch self {
    case .lines(let count): line + count
    case .pages(let count): line + count * max(page, 1)
    case .start: 0
    case .end: last
    }
  }
}

extension Movement {
  /// The way that a key leads, or `nil` if it leads nowhere.
  init?(_ key: Key) {
    switch key {
    case .up: self = .lines(-1)
    case .down: self = .lines(1)
    case .pageUp: self = .pages(-1)
    case .pageDown: self = .pages(1)
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }
}
