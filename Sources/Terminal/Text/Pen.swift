/// Writes text, and changes the style only when needed.
struct Pen {
  /// The text written so far, with its escape sequences.
  private(set) var written = ""

  private let styling: Styling
  private var style = TextStyle.plain

  init(_ styling: Styling) { self.styling = styling }

  /// Writes a character in its style, as far as the output can show it.
  mutating func write(_ glyph: Glyph) {
    use(glyph.style.limited(to: styling))
    written.append(glyph.character)
  }

  /// Writes a control sequence in the plain style, because erasing uses the current background.
  mutating func order(_ sequence: String) {
    use(.plain)
    written += sequence
  }

  private mutating func use(_ next: TextStyle) {
    if next != style { written += next.sequence }
    style = next
  }
}

extension StyledLine {
  /// The text with the escape sequences of its styles, as far as the output can show them.
  package func written(_ styling: Styling) -> String {
    var pen = Pen(styling)
    for glyph in glyphs { pen.write(glyph) }
    pen.order("")
    return pen.written
  }
}
