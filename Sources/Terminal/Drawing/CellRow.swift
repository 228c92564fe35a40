/// A line in the cells of a terminal: cut at the edge, and without blanks at its end.
struct CellRow: Equatable {
  /// A cell, with the character that begins in it; `nil` in the second half of a wide one.
  fileprivate struct Cell: Equatable {
    let glyph: Glyph?
    /// Whether the character fills exactly this cell in every terminal.
    let isSure: Bool
  }

  /// Shorter stretches of equal cells are written again, because to move the cursor past them costs
  /// more.
  private static let shortestGap = 7

  private var cells: [Cell] = []

  /// A blank row.
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

  /// Writes what changes the shown row from `old` to this row.
  ///
  /// Only the cells that differ are written. If terminals disagree on the width of a character in
  /// one of them, the whole row is written again.
  func write(over old: CellRow, index: Int, with pen: inout Pen) {
    if self == old { return }
    let length = max(cells.count, old.cells.count)
    let differing = (0..<length).filter { self[$0] != old[$0] }
    guard differing.allSatisfy({ self[$0].isSure && old[$0].isSure }) else {
      return rewrite(index: index, with: &pen)
    }
    for run in runs(of: differing) {
      pen.order(ControlSequence.cursor(row: index, column: run.lowerBound))
      for column in run.clamped(to: 0..<cells.count) { pen.write(cells[column].glyph) }
      if run.upperBound > cells.count {
        // The rest of this row is blank.
        pen.order(ControlSequence.eraseLine)
        break
      }
    }
  }

  /// The cells to write, as ranges with short gaps filled.
  private func runs(of columns: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in columns {
      if let last = runs.last, column - last.upperBound < Self.shortestGap,
        (last.upperBound..<column).allSatisfy({ self[$0].isSure })
      {
        runs[runs.count - 1] = last.lowerBound..<(column + 1)
      } else {
        runs.append(column..<(column + 1))
      }
    }
    return runs
  }

  /// Writes the whole row after clearing it.
  ///
  /// The row is cleared first: with the cursor in the last column, clearing afterwards would erase
  /// that cell. After a character of uncertain width the cursor is set explicitly, so that what
  /// follows, such as another column of the layout, keeps its place.
  private func rewrite(index: Int, with pen: inout Pen) {
    pen.order(ControlSequence.cursor(row: index, column: 0) + ControlSequence.eraseLine)
    var isSure = true
    for (column, cell) in cells.enumerated() {
      if cell.isSure, !isSure {
        pen.order(ControlSequence.cursor(row: index, column: column))
      }
      isSure = cell.isSure
      pen.write(cell.glyph)
    }
  }

  private subscript(column: Int) -> Cell {
    column < cells.count ? cells[column] : .blank
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
