/// A line in the cells of a terminal: cut at the edge, and without blanks at its end.
struct CellRow: Equatable {
  /// A cell, with the character that begins in it; `nil` in the second half of a wide one.
  fileprivate struct Cell: Equatable {
    let glyph: Glyph?
    /// Whether the character fills exactly this cell in every terminal.
    let isSure: Bool
  }

  private var cells: [Cell] = []

  init() {}

  init(_ line: StyledLine, columns: Int, styling: Styling) {
    for glyph in line.glyphs {
      // A mark without a base character has no cell, and terminals disagree on where to draw it.
      if glyph.width == 0 { continue }
      if cells.count + glyph.width > columns { break }
      let style = glyph.style.limited(to: styling)
      let shown = Glyph(character: glyph.character, style: style)
      cells.append(Cell(glyph: shown, isSure: shown.surelyFillsOneCell))
      if glyph.width == 2 { cells.append(Cell(glyph: nil, isSure: false)) }
    }
    while cells.last == .blank { cells.removeLast() }
  }

  /// Writes the row, after clearing the old one.
  ///
  /// The row is cleared first: with the cursor in the last column, clearing afterwards would erase
  /// that cell. After a character of uncertain width the cursor is set explicitly, so that what
  /// follows, such as another column of the layout, keeps its place.
  func write(over old: CellRow, index: Int, with pen: inout Pen) {
    pen.order(
      ControlSequence.cursor(row: index, column: 0)
        + (old.cells.isEmpty ? "" : ControlSequence.eraseLine))
    var isSure = true
    for (column, cell) in cells.enumerated() {
      if cell.isSure, !isSure {
        pen.order(ControlSequence.cursor(row: index, column: column))
      }
      isSure = cell.isSure
      pen.write(cell.glyph)
    }
  }
}

extension CellRow.Cell {
  fileprivate static let blank = CellRow.Cell(
    glyph: Glyph(character: " ", style: .plain), isSure: true)
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

extension Pen {
  fileprivate mutating func write(_ glyph: Glyph?) {
    if let glyph { write(String(glyph.character), glyph.style) }
  }
}
