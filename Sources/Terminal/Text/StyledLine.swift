/// A line of text in which each piece has its own style.
///
/// All text reaches the terminal as styled lines, and each line neutralizes its text. So a line is
/// always safe to print.
///
///     let line: StyledLine = "Title: " + StyledLine(article.title, .bold)
package struct StyledLine: Sendable, Hashable {
  /// A piece of a line in one style.
  package struct Span: Sendable, Hashable {
    /// The text, without control characters.
    package fileprivate(set) var text: String

    package let style: TextStyle
  }

  /// The pieces from left to right; none is empty, and adjacent ones differ in style.
  package private(set) var spans: [Span] = []

  /// Makes a line of one piece, or an empty line.
  package init(_ text: String = "", _ style: TextStyle = .plain) {
    append(text.neutralized, style)
  }

  package var text: String { spans.map(\.text).joined() }

  package var isEmpty: Bool { spans.isEmpty }

  /// How many cells this line fills.
  package var displayWidth: Int { glyphs.reduce(0) { $0 + $1.width } }

  package static func += (line: inout StyledLine, other: StyledLine) {
    for span in other.spans { line.append(span.text, span.style) }
  }

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
  package init(stringLiteral text: String) { self.init(text) }
}

// MARK: - Characters

extension StyledLine {
  /// The characters of this line, each with its style and its width.
  var glyphs: [Glyph] {
    spans.flatMap { span in span.text.map { Glyph(character: $0, style: span.style) } }
  }

  /// Makes a line from characters of other lines.
  init(_ glyphs: some Sequence<Glyph>) {
    for glyph in glyphs { append(String(glyph.character), glyph.style) }
  }
}

/// One character of a line, with its style.
struct Glyph: Sendable, Hashable {
  let character: Character
  let style: TextStyle
  let width: Int

  init(character: Character, style: TextStyle) {
    self.character = character
    self.style = style
    width = character.displayWidth
  }

  /// Whether this is a space, at which a line can be broken.
  var isSpace: Bool { character == " " }
}
