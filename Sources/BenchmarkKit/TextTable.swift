/// Cells in columns, for a terminal or for the documentation.
package struct TextTable {
  /// The head of a column, and whether its cells are figures.
  package struct Column {
    let title: String
    let isFigure: Bool

    /// Makes a column.
    ///
    /// - Parameters:
    ///   - title: Its head.
    ///   - isFigure: Whether its cells are figures, which are aligned to the right.
    package init(_ title: String, isFigure: Bool = true) {
      self.title = title
      self.isFigure = isFigure
    }
  }

  private let columns: [Column]
  private let rows: [[String]]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The rows, with one cell for each column.
  package init(columns: [Column], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table for a terminal.
  package var plain: String {
    let widths = columns.indices.map { column in
      rows.map { $0[column].count }.reduce(columns[column].title.count, max)
    }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([columns.map(\.title), rule] + rows).map { cells in
      let padded = cells.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - cells[column].count)
        return columns[column].isFigure ? space + cells[column] : cells[column] + space
      }
      return String(padded.joined(separator: "  ").trimmingSuffix(" "))
    }.joined(separator: "\n")
  }

  /// The table in Markdown.
  package var markdown: String {
    let rule = columns.map { $0.isFigure ? "---:" : "---" }
    return ([columns.map(\.title), rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> Substring {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return text
  }
}
