import Terminal

/// How the cells of a terminal's lines are shared out, the same for all screens.
protocol Page {
  /// The size of the terminal.
  var size: TerminalSize { get }
}

extension Page {
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
