/// A line as it stands in the cells of a terminal: cut at the edge, and with no blanks at its end.
struct Row: Equatable {
  private var glyphs: [Glyph] = []

  /// A blank row.
  init() {}

  init(_ line: StyledLine, columns: Int, styling: Styling) {
    var width = 0
    for glyph in line.glyphs {
      width += glyph.width
      if width > columns { break }
      let style = glyph.style.limited(to: styling)
      glyphs.append(Glyph(character: glyph.character, style: style))
    }
    while glyphs.last == .blank { glyphs.removeLast() }
  }

  /// Writes what makes a row that shows `old` show this one.
  ///
  /// Where each character surely fills one cell, the cells that differ are written, from the first
  /// to the last. A row with any other character is written anew as a whole: terminals disagree on
  /// the width of some, and starting at the left edge keeps the disagreement within the row.
  func write(over old: Row, index: Int, with pen: inout Pen) {
    if self == old { return }
    guard isEven, old.isEven else { return rewrite(index: index, with: &pen) }

    let length = max(glyphs.count, old.glyphs.count)
    let differing = (0..<length).filter { self[$0] != old[$0] }
    guard let first = differing.first, let last = differing.last else { return }
    pen.order(ControlSequence.cursor(row: index, column: first))
    if first < glyphs.count {
      for glyph in glyphs[first...min(last, glyphs.count - 1)] { pen.write(glyph) }
    }
    if last >= glyphs.count { pen.order(ControlSequence.eraseLine) }
  }

  /// Clears first: with the cursor in the last column, clearing afterwards would take a cell away.
  private func rewrite(index: Int, with pen: inout Pen) {
    pen.order(ControlSequence.cursor(row: index, column: 0) + ControlSequence.eraseLine)
    for glyph in glyphs { pen.write(glyph) }
  }

  /// Whether the number of a character is surely the number of its cell.
  private var isEven: Bool { glyphs.allSatisfy(\.surelyFillsOneCell) }

  private subscript(column: Int) -> Glyph {
    column < glyphs.count ? glyphs[column] : .blank
  }
}

extension Glyph {
  fileprivate static let blank = Glyph(character: " ", style: .plain)

  /// Whether every terminal gives this one cell: not so if scalars are joined in it, or if it might
  /// be drawn as a picture.
  fileprivate var surelyFillsOneCell: Bool {
    guard width == 1, let scalar = character.unicodeScalars.first else { return false }
    if scalar.isASCII { return true }
    return character.unicodeScalars.count == 1 && !scalar.properties.isEmoji
  }
}

extension Pen {
  fileprivate mutating func write(_ glyph: Glyph) { write(String(glyph.character), glyph.style) }
}
