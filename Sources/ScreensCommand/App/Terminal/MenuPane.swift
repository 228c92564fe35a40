package import Terminal

/// The menu as lines of styled text: a screen a line.
package struct MenuPane: Page {
  /// The place of the menu.
  let size: TerminalSize
  private let rows: [(name: String, summary: String)]
  private let chosen: Int

  /// Lays out a menu.
  ///
  /// - Parameters:
  ///   - rows: The names of the screens, and what each shows.
  ///   - chosen: The line that is about to be opened.
  ///   - size: The place of the menu.
  package init(_ rows: [(name: String, summary: String)], chosen: Int, size: TerminalSize) {
    self.rows = rows
    self.chosen = chosen
    self.size = size
  }

  /// The frame that shows the menu.
  package var frame: Frame {
    var lines: [StyledLine] = []
    if size.rows >= 4 {
      let title = StyledLine("ScreenStates", [.bold, .foreground(.cyan)])
      lines.append(placed(title + StyledLine("  a screen is in exactly one state", .dim)))
    }
    if size.rows >= 12 { lines += [rule(), StyledLine()] }
    let room = max(size.rows - lines.count, 1)
    let first = min(max(chosen - room / 2, 0), max(rows.count - room, 0))
    lines += rows.indices.dropFirst(first).prefix(room).map { placed(line($0)) }
    return Frame(lines)
  }

  /// A summary without its details, if there is no room for them.
  private func fitting(_ summary: String, in columns: Int) -> String {
    guard summary.displayWidth > columns, let colon = summary.firstIndex(of: ":") else {
      return summary
    }
    return String(summary[..<colon])
  }

  private func line(_ index: Int) -> StyledLine {
    let width = rows.map(\.name.displayWidth).max() ?? 0
    let isChosen = index == chosen
    let number = StyledLine(" \(index + 1)  ", isChosen ? .reversed : .foreground(.cyan))
    let name = StyledLine(rows[index].name, isChosen ? [.bold, .reversed] : .bold)
      .padded(to: width + 2, isChosen ? .reversed : .plain)
    let head = number + name
    let summary = fitting(rows[index].summary, in: columns - head.displayWidth)
    let whole = (head + StyledLine(summary, isChosen ? .reversed : .plain)).truncated(to: columns)
    return isChosen ? whole.padded(to: columns, .reversed) : whole
  }
}
