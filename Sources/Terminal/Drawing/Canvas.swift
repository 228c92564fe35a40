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
      let old = previous?.dropFirst(index).first
      let new = lines.dropFirst(index).first
      if previous != nil, old == new { continue }
      let (oldRow, newRow) = (row(old, size.columns), row(new, size.columns))
      if newRow != oldRow { write(newRow, over: oldRow, index, &pen) }
    }
    pen.order("")
    if pen.written.isEmpty { return "" }
    return ControlSequence.beginUpdate + pen.written + ControlSequence.endUpdate
  }

  /// Forgets what the terminal shows; call it when others have written to the terminal.
  package mutating func forget() { shown = nil }

  /// The characters of a line in a row: cut at the edge, and without blanks at its end.
  private func row(_ line: StyledLine?, _ columns: Int) -> ArraySlice<Glyph> {
    var width = 0
    // A mark without a base character has no cell, and terminals disagree on where to draw it.
    let row = (line?.glyphs ?? []).filter { $0.width > 0 }.prefix {
      width += $0.width
      return width <= columns
    }.map { Glyph(character: $0.character, style: $0.style.limited(to: styling)) }
    let blank = Glyph(character: " ", style: .plain)
    return row[..<(row.lastIndex { $0 != blank }.map { $0 + 1 } ?? 0)]
  }

  /// Writes a row, after clearing the old one.
  ///
  /// The row is cleared first: with the cursor in the last column, clearing afterwards would erase
  /// that cell. After a character of uncertain width the cursor is set explicitly, so that what
  /// follows, such as another column of the layout, keeps its place.
  private func write(
    _ row: ArraySlice<Glyph>, over old: ArraySlice<Glyph>, _ index: Int, _ pen: inout Pen
  ) {
    pen.order(
      ControlSequence.cursor(row: index, column: 0)
        + (old.isEmpty ? "" : ControlSequence.eraseLine))
    var (column, isSure) = (0, true)
    for glyph in row {
      if glyph.surelyFillsOneCell, !isSure {
        pen.order(ControlSequence.cursor(row: index, column: column))
      }
      isSure = glyph.surelyFillsOneCell
      pen.write(glyph)
      column += glyph.width
    }
  }
}

extension Glyph {
  /// Whether every terminal draws the character in one cell: false if it joins several scalars or
  /// may be drawn as an emoji.
  fileprivate var surelyFillsOneCell: Bool {
    guard width == 1, let scalar = character.unicodeScalars.first else { return false }
    if scalar.isASCII { return true }
    return character.unicodeScalars.count == 1 && !scalar.properties.isEmoji
  }
}
