/// Writes text and changes the style only where it has to.
struct Pen {
  /// What was written, with its escape sequences.
  private(set) var written = ""

  private let styling: Styling
  private var style = TextStyle.plain

  init(_ styling: Styling) { self.styling = styling }

  /// Writes text in a style, as far as the output can show it.
  mutating func write(_ text: String, _ style: TextStyle) {
    use(style.limited(to: styling))
    written += text
  }

  /// Writes an order for the terminal; it is given in the plain style, since erasing paints with
  /// the background that is in force.
  mutating func order(_ sequence: String) {
    lift()
    written += sequence
  }

  /// Ends the style in force, so that nothing that follows has it.
  mutating func lift() { use(.plain) }

  private mutating func use(_ next: TextStyle) {
    if next == style { return }
    written += next.sequence
    style = next
  }
}
