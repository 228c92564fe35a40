/// Draws frames on a terminal, and writes only the rows that differ from the previous frame.
///
/// A frame is a list of lines from top to bottom, without a size. Lines that do not fit are not
/// drawn, long lines are cut at the edge, and the rest of the terminal is blank.
package struct Canvas: Sendable {
  private let styling: Styling
  private var shown: (lines: [StyledLine], size: TerminalSize)?

  /// Makes a canvas that does not know yet what the terminal shows.
  package init(styling: Styling = .colors) { self.styling = styling }

  /// Returns the text and the control sequences that make the terminal show a frame.
  ///
  /// The text has only the rows that differ; it is empty if none does. Every write begins at an
  /// explicit cell, none passes the last column, and there are no line breaks, so the terminal never
  /// scrolls. After a change of size everything is drawn again, because terminals differ in how
  /// they resize their content.
  package mutating func draw(_ lines: [StyledLine], size: TerminalSize) -> String {
    let previous = shown?.size == size ? shown?.lines : nil
    shown = (lines, size)
    var pen = Pen(styling)
    if previous == nil { pen.order(ControlSequence.eraseScreen) }
    for index in 0..<size.rows {
      let old = previous.flatMap { $0.dropFirst(index).first }
      let new = lines.dropFirst(index).first
      if previous != nil, old == new { continue }
      let (row, shown) = (row(new, size), row(old, size))
      if row != shown { row.write(over: shown, index: index, with: &pen) }
    }
    pen.lift()
    if pen.written.isEmpty { return "" }
    return ControlSequence.beginUpdate + pen.written + ControlSequence.endUpdate
  }

  /// Forgets what the terminal shows; call it when others have written to the terminal.
  package mutating func forget() { shown = nil }

  private func row(_ line: StyledLine?, _ size: TerminalSize) -> CellRow {
    line.map { CellRow($0, columns: size.columns, styling: styling) } ?? CellRow()
  }
}
