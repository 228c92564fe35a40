import Terminal

/// How a terminal's lines are shared out: the line being typed comes first, then what the screen
/// shows, and ornaments where there is room.
struct SampleLayout: Page {
  /// The size of the terminal.
  let size: TerminalSize

  init(_ size: TerminalSize) { self.size = size }

  /// Whether the first line is the title.
  var hasTitle: Bool { size.rows >= 3 }

  /// Whether lines are drawn above and below what the screen shows.
  var hasRules: Bool { size.rows >= 12 }

  /// How many lines the requests may take.
  var footRows: Int {
    switch size.rows {
    case ..<3: 0
    case ..<10: 1
    case ..<16: 2
    default: 3
    }
  }

  /// What is left when these and the line being typed have what they need.
  func rest(foot: Int, isTyping: Bool) -> Int {
    size.rows - (isTyping ? 1 : 0) - (hasTitle ? 1 : 0) - (hasRules ? 2 : 0) - foot
  }
}
