package import Terminal

/// What a reader does at the keyboard.
package enum NewsAction: Equatable, Sendable {
  /// Scroll the articles, or move the choice among the languages.
  case move(Movement)
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
