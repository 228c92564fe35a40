import Terminal

/// How a terminal's lines are shared out: the content comes first, and ornaments where there is
/// room.
struct NewsLayout: Page {
  /// The size of the terminal.
  let size: TerminalSize

  init(_ size: TerminalSize) { self.size = size }

  /// Whether the first line is the title.
  var hasTitle: Bool { size.rows >= 3 }

  /// Whether the last line names the keys.
  var hasFoot: Bool { size.rows >= 2 }

  /// Whether lines are drawn below the title and above the foot.
  var hasRules: Bool { size.rows >= 12 }

  /// How many lines the content has.
  var bodyRows: Int {
    size.rows - (hasTitle ? 1 : 0) - (hasFoot ? 1 : 0) - (hasRules ? 2 : 0)
  }
}
