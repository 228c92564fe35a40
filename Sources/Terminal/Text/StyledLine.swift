/// A line of text in which each character has its own style.
///
/// All text reaches the terminal as styled lines, and each line neutralizes its text. So a line is
/// always safe to print.
///
///     let line: StyledLine = "Title: " + StyledLine(article.title, .bold)
package struct StyledLine: Sendable, Hashable {
  /// The characters from left to right, none of which controls the terminal.
  var glyphs: [Glyph]

  /// Makes a line in one style, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    glyphs = text.neutralized.map { Glyph(character: $0, style: style) }
  }

  /// Makes a line from characters of other lines.
  init(_ glyphs: some Sequence<Glyph>) { self.glyphs = Array(glyphs) }

  package var text: String { String(glyphs.map(\.character)) }

  package var isEmpty: Bool { glyphs.isEmpty }

  /// How many cells this line fills.
  package var displayWidth: Int { glyphs.reduce(0) { $0 + $1.width } }

  /// The longest pieces in one style, from left to right.
  package var spans: [(text: String, style: TextStyle)] {
    glyphs.reduce(into: []) { spans, glyph in
      if let last = spans.indices.last, spans[last].style == glyph.style {
        spans[last].text.append(glyph.character)
      } else {
        spans.append((String(glyph.character), glyph.style))
      }
    }
  }

  package static func += (line: inout StyledLine, other: StyledLine) { line.glyphs += other.glyphs }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.glyphs + right.glyphs)
  }
}

extension StyledLine: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

/// One character of a line, with its style.
struct Glyph: Sendable, Hashable {
  let character: Character
  var style: TextStyle
  let width: Int

  init(character: Character, style: TextStyle) {
    (self.character, self.style) = (character, style)
    width = character.displayWidth
  }

  /// Whether this is a space, at which a line can be broken.
  var isSpace: Bool { character == " " }
}
