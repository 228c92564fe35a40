/// What the whole screen shows at one moment: its lines from top to bottom.
///
/// A frame has no size. Lines that the terminal has no room for are not drawn, long ones are cut at
/// its edge, and what is missing is blank.
package struct Frame: Sendable, Hashable {
  /// The lines from top to bottom.
  package var lines: [StyledLine]

  /// A frame of lines, or a blank one.
  package init(_ lines: [StyledLine] = []) {
    self.lines = lines
  }

  /// The orders that make a terminal that shows one frame show another.
  ///
  /// Only what differs is written, and nothing at all where nothing differs. Every write begins at
  /// a cell that is named, none passes the last column, and no line break is written; so the
  /// terminal never scrolls.
  ///
  /// - Parameters:
  ///   - previous: What the terminal shows now, or `nil` if that is not known; then the screen is
  ///     cleared and everything is drawn.
  ///   - next: What it is to show.
  ///   - size: The size of the terminal, the same for both.
  ///   - styling: What the terminal can show of styles.
  /// - Returns: What is to be written to the terminal.
  package static func changes(
    from previous: Frame?, to next: Frame, size: TerminalSize, styling: Styling = .colors
  ) -> String {
    var pen = Pen(styling)
    if previous == nil { pen.order(ControlSequence.eraseScreen) }
    for index in 0..<size.rows {
      if let previous, previous.line(index) == next.line(index) { continue }
      let old = previous?.row(index, size: size, styling: styling) ?? Row()
      let new = next.row(index, size: size, styling: styling)
      new.write(over: old, index: index, with: &pen)
    }
    pen.lift()
    if pen.written.isEmpty { return "" }
    return ControlSequence.beginUpdate + pen.written + ControlSequence.endUpdate
  }

  private func line(_ index: Int) -> StyledLine? {
    lines.indices.contains(index) ? lines[index] : nil
  }

  private func row(_ index: Int, size: TerminalSize, styling: Styling) -> Row {
    line(index).map { Row($0, columns: size.columns, styling: styling) } ?? Row()
  }
}
