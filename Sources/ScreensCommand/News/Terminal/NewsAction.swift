package import Terminal

/// What a reader does at the keyboard.
package enum NewsAction: Equatable, Sendable {
  /// Scroll the articles, or move the choice among the languages.
  case move(NewsMovement)
  /// Take the language that the choice is on.
  case choose
  /// Take the language in a place, counted from 0.
  case chooseAt(Int)
  /// Retry or refresh, whichever the screen answers.
  case again
  /// Go back to the languages.
  case languages
  /// Show the help, or put it away.
  case help
  /// Leave the program.
  case quit
}

/// A way through lines or choices.
package enum NewsMovement: Equatable, Sendable {
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

extension NewsAction {
  /// What a key asks for, or `nil` if it asks for nothing.
  package init?(_ key: Key) {
    switch key {
    case .up, .character("k"): self = .move(.lines(-1))
    case .down, .character("j"): self = .move(.lines(1))
    case .pageUp: self = .move(.pages(-1))
    case .pageDown, .character(" "): self = .move(.pages(1))
    case .home: self = .move(.start)
    case .end: self = .move(.end)
    case .enter: self = .choose
    case .character("r"): self = .again
    case .character("l"): self = .languages
    case .character("?"): self = .help
    case .character("q"), .control("c"), .control("d"): self = .quit
    case .character(let character):
      guard character.isASCII, let number = character.wholeNumberValue, number > 0 else {
        return nil
      }
      self = .chooseAt(number - 1)
    default: return nil
    }
  }
}
