import Terminal

/// How a terminal's lines are shared out: the content comes first, and ornaments where there is
/// room.
struct NewsLayout {
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

  /// The cells that stay blank at each side.
  var margin: Int { size.columns >= 24 ? 1 : 0 }

  /// The cells between the margins.
  var columns: Int { size.columns - 2 * margin }

  /// The cells of running text: lines that are too long are hard to read.
  var textColumns: Int { min(columns, 90) }

  /// A line within the margins.
  func placed(_ line: StyledLine) -> StyledLine {
    let fitting = line.truncated(to: columns)
    return fitting.isEmpty ? fitting : fitting.indented(by: margin)
  }

  /// A line from edge to edge that may carry a word near its right end.
  func rule(_ label: String = "") -> StyledLine {
    let tail = label.isEmpty ? "" : " \(label) ─"
    let length = size.columns - tail.displayWidth
    return StyledLine(
      length < 1
        ? String(repeating: "─", count: size.columns)
        : String(repeating: "─", count: length) + tail, .dim)
  }
}

extension StyledLine {
  /// This line with blanks before it.
  func indented(by columns: Int) -> StyledLine {
    StyledLine(String(repeating: " ", count: columns)) + self
  }
}
