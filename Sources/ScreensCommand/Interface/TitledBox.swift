package import Terminal

/// Lines in a frame with a title.
package struct TitledBox {
  var title: StyledLine
  /// The text at the right of the upper edge.
  var note = StyledLine()
  /// The text in the lower edge.
  var footnote = StyledLine()
  var isFocused = false
  /// The visible part, from 0 to 1; `nil` if everything is visible.
  var view: ClosedRange<Double>?

  package init(title: StyledLine, note: StyledLine = "", isFocused: Bool = false) {
    (self.title, self.note, self.isFocused) = (title, note, isFocused)
  }

  /// The cells of each line that the frame takes.
  static let sides = 4

  /// The lines of the box; content that does not fit is cut.
  package func lines(_ content: [StyledLine], columns: Int, rows: Int) -> [StyledLine] {
    let style: TextStyle = isFocused ? .cyan : .dim
    let inner = columns - Self.sides
    let rest = max(rows - 2, 0)
    let bar = view.map { view in
      let first = Int((view.lowerBound * Double(rest)).rounded(.down))
      return first...max(Int((view.upperBound * Double(rest)).rounded(.up)) - 1, first)
    }
    let body = (0..<rest).map { row in
      let line = row < content.count ? content[row].truncated(to: inner) : StyledLine()
      let isMarked = bar?.contains(row) == true
      return StyledLine("│ ", style) + line.padded(to: inner)
        + StyledLine(isMarked ? " ┃" : " │", isMarked ? .cyan : style)
    }
    return [edge("╭", title, note, "╮", columns, style)] + body
      + [edge("╰", StyledLine(), footnote, "╯", columns, style)]
  }

  private func edge(
    _ left: String, _ title: StyledLine, _ note: StyledLine, _ right: String, _ columns: Int,
    _ style: TextStyle
  ) -> StyledLine {
    func spaced(_ line: StyledLine) -> StyledLine { line.isEmpty ? line : " " + line + " " }
    let room = columns - 4
    let title = spaced(title.truncated(to: room - 2))
    var note = spaced(note.truncated(to: room - title.displayWidth - 3))
    if note.displayWidth < 4 { note = StyledLine() }
    let dashes = room - title.displayWidth - note.displayWidth
    return StyledLine(left + "─", style) + title
      + StyledLine(String(repeating: "─", count: max(dashes, 0)), style) + note
      + StyledLine("─" + right, style)
  }
}
