package struct TerminalSize: Sendable, Hashable {
  /// The number of columns; at least 1.
  package let columns: Int

  /// The number of rows; at least 1.
  package let rows: Int

  /// Makes a size; values below 1 become 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The greatest number of columns or rows that is accepted from a terminal.
  package static let mostCells = 1000

  /// The classical size, for a terminal that does not report its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
