/// The control sequences of a terminal: ECMA-48, and the private modes that xterm added.
enum ControlSequence {
  static func style(_ codes: [Int]) -> String {
    "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// Moves the cursor to a cell; row and column count from 0 here, from 1 in the sequence.
  static func cursor(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// Clears from the cursor to the end of its line.
  static let eraseLine = "\u{1B}[K"
  static let eraseScreen = "\u{1B}[2J"

  /// Begins an update that is shown at its end; a terminal that does not know this ignores it.
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"

  /// The alternate screen, no cursor, no wrapping at the last column, and bracketed paste.
  static let enterScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"

  /// Restores the defaults of what ``enterScreen`` changed, and the plain style.
  static let leaveScreen = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
