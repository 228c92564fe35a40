/// A line of text in which each piece has its own style.
///
/// This is the only way in which text reaches the terminal, and ``Span`` neutralizes what it is
/// given; so whoever has a line has nothing to fear from what it says.
///
///     let line: StyledLine = "Title: " + StyledLine(article.title, .bold)
package struct StyledLine: Sendable, Hashable {
  /// A piece of a line in one style.
  package struct Span: Sendable, Hashable {
    /// The text, in which no control character is left.
    package fileprivate(set) var text: String

    /// How the text looks.
    package let style: TextStyle
  }

  /// The pieces from left to right: none is empty, and neighbours differ in style.
  package private(set) var spans: [Span] = []

  /// A line of one piece, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text.neutralized, style)
  }

  /// The letters alone.
  package var text: String { spans.map(\.text).joined() }

  /// Whether there is nothing on this line.
  package var isEmpty: Bool { spans.isEmpty }

  /// How many cells this line fills.
  package var displayWidth: Int { glyphs.reduce(0) { $0 + $1.width } }

  /// Adds a piece at the right.
  package static func += (line: inout StyledLine, other: StyledLine) {
    for span in other.spans { line.append(span.text, span.style) }
  }

  /// One line after another, on the same line.
  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line += right
    return line
  }

  private mutating func append(_ text: String, _ style: TextStyle) {
    if text.isEmpty { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }
}

extension StyledLine: ExpressibleByStringInterpolation {
  /// A line in the plain style.
  package init(stringLiteral text: String) { self.init(text) }
}

// MARK: - Character by character

extension StyledLine {
  /// The characters of this line, each with its style and its width.
  var glyphs: [Glyph] {
    spans.flatMap { span in span.text.map { Glyph(character: $0, style: span.style) } }
  }

  /// A line of characters that came from lines.
  init(_ glyphs: some Sequence<Glyph>) {
    for glyph in glyphs { append(String(glyph.character), glyph.style) }
  }
}

/// One character as it stands on a line.
struct Glyph: Sendable, Hashable {
  let character: Character
  let style: TextStyle
  let width: Int

  init(character: Character, style: TextStyle) {
    self.character = character
    self.style = style
    width = character.displayWidth
  }

  /// Whether a line may be broken here, and nobody would see this at its end.
  var isSpace: Bool { character == " " }
}
