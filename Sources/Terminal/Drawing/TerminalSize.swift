/// How many cells a terminal has.
package struct TerminalSize: Sendable, Hashable {
  /// The cells of a line; at least 1.
  package let columns: Int

  /// The lines; at least 1.
  package let rows: Int

  /// A size; what is below 1 counts as 1.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// The most columns, and the most rows, that a terminal is believed to have.
  package static let mostCells = 1000

  /// The size of the terminals of old, for one that does not tell its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
