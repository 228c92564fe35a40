import Terminal

/// Lines in a frame that bears a title.
struct TitledBox {
  var title: StyledLine
  /// What stands at the right of the upper edge.
  var note = StyledLine()
  /// What stands in the lower edge.
  var footnote = StyledLine()
  /// Whether the keys go here.
  var isFocused = false
  /// The part that is in view, of 0 to 1; `nil` if that is all.
  var view: ClosedRange<Double>?

  /// The cells that the frame takes from a line.
  static let sides = 4

  /// The lines of the box.
  ///
  /// - Parameters:
  ///   - content: What stands in it; what does not fit is cut.
  ///   - columns: The cells of each line.
  ///   - rows: How many lines there are.
  /// - Returns: The lines.
  func lines(_ content: [StyledLine], columns: Int, rows: Int) -> [StyledLine] {
    let style: TextStyle = isFocused ? .foreground(.cyan) : .dim
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
        + StyledLine(isMarked ? " ┃" : " │", isMarked ? .foreground(.cyan) : style)
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
