/// The orders that are given to a terminal: ECMA-48, and the private modes that xterm added.
enum ControlSequence {
  /// Chooses styles by their codes.
  static func style(_ codes: [Int]) -> String {
    "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }

  /// Puts the cursor on a cell; both are counted from 0 here and from 1 by the terminal.
  static func cursor(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

  /// Clears from the cursor to the end of its line.
  static let eraseLine = "\u{1B}[K"

  /// Clears the screen.
  static let eraseScreen = "\u{1B}[2J"

  /// From here on the terminal collects what it is told, and shows nothing half done.
  ///
  /// One that does not know this mode ignores it.
  static let beginUpdate = "\u{1B}[?2026h"

  /// What was collected is shown.
  static let endUpdate = "\u{1B}[?2026l"

  /// The other screen, no cursor, no wrapping at the last column, and pasted text marked as such.
  static let enterScreen = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"

  /// Everything that ``enterScreen`` changed, back as terminals have it, and the plain style.
  static let leaveScreen = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
