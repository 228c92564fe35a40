/// A number of columns and of rows, of each at least 1.
package struct TerminalSize: Sendable, Hashable {
  package let columns: Int
  package let rows: Int

  /// Makes a size; values below 1 become 1.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
  }

  /// The greatest number of columns or rows that is accepted from a terminal.
  package static let mostCells = 1000

  /// The classical size, for a terminal that does not report its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
