/// Remembers what the terminal shows, so that the next frame costs only what is new in it.
///
/// A frame is lines from top to bottom, and has no size. Lines that the terminal has no room for
/// are not drawn, long ones are cut at its edge, and what is missing is blank.
package struct Canvas: Sendable {
  private let styling: Styling
  private var shown: (lines: [StyledLine], size: TerminalSize)?

  /// A canvas that does not know yet what the terminal shows.
  package init(styling: Styling = .colors) { self.styling = styling }

  /// The orders that make the terminal show a frame.
  ///
  /// Only what differs is written, and nothing at all where nothing differs. Every write begins at
  /// a cell that is named, none passes the last column, and no line break is written; so the
  /// terminal never scrolls. After a change of size everything is drawn anew, since each terminal
  /// does something else to what it showed before.
  ///
  /// - Parameters:
  ///   - lines: What it is to show.
  ///   - size: The size of the terminal.
  /// - Returns: What is to be written to the terminal.
  package mutating func draw(_ lines: [StyledLine], size: TerminalSize) -> String {
    let previous = shown?.size == size ? shown?.lines : nil
    shown = (lines, size)
    var pen = Pen(styling)
    if previous == nil { pen.order(ControlSequence.eraseScreen) }
    for index in 0..<size.rows {
      let old = previous.flatMap { $0.dropFirst(index).first }
      let new = lines.dropFirst(index).first
      if previous != nil, old == new { continue }
      row(new, size).write(over: row(old, size), index: index, with: &pen)
    }
    pen.lift()
    if pen.written.isEmpty { return "" }
    return ControlSequence.beginUpdate + pen.written + ControlSequence.endUpdate
  }

  /// Forgets what the terminal shows, for when someone else has written to it.
  package mutating func forget() { shown = nil }

  private func row(_ line: StyledLine?, _ size: TerminalSize) -> CellRow {
    line.map { CellRow($0, columns: size.columns, styling: styling) } ?? CellRow()
  }
}
