/// Writes text, and changes the style only when needed.
struct Pen {
  /// The text written so far, with its escape sequences.
  private(set) var written = ""

  private let styling: Styling
  private var style = TextStyle.plain

  init(_ styling: Styling) { self.styling = styling }

  /// Writes text in a style, as far as the output can show it.
  mutating func write(_ text: String, _ style: TextStyle) {
    use(style.limited(to: styling))
    written += text
  }

  /// Writes a control sequence in the plain style, because erasing uses the current background.
  mutating func order(_ sequence: String) {
    lift()
    written += sequence
  }

  mutating func lift() { use(.plain) }

  private mutating func use(_ next: TextStyle) {
    if next == style { return }
    written += next.sequence
    style = next
  }
}

extension StyledLine {
  /// The text with the escape sequences of its styles, as far as the output can show them.
  package func written(_ styling: Styling) -> String {
    var pen = Pen(styling)
    for span in spans { pen.write(span.text, span.style) }
    pen.lift()
    return pen.written
  }
}
