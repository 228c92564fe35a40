/// Remembers what the terminal shows, so that the next frame costs only what is new in it.
package struct Canvas: Sendable {
  private let styling: Styling
  private var shown: (frame: Frame, size: TerminalSize)?

  /// A canvas that does not know yet what the terminal shows.
  package init(styling: Styling = .colors) { self.styling = styling }

  /// The orders that make the terminal show a frame.
  ///
  /// After a change of size everything is drawn anew, since each terminal does something else to
  /// what it showed before.
  package mutating func draw(_ frame: Frame, size: TerminalSize) -> String {
    let previous = shown?.size == size ? shown?.frame : nil
    shown = (frame, size)
    return Frame.changes(from: previous, to: frame, size: size, styling: styling)
  }

  /// Forgets what the terminal shows, for when someone else has written to it.
  package mutating func forget() { shown = nil }
}
