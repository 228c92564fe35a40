import Terminal

/// A part of the interface that can have the keys, with its name for the foot.
package enum Pane: String, CaseIterable, Sendable {
  /// What a sample shows, or the menu.
  case screen
  /// The states and the ways between them.
  case map = "states"
  /// What was asked for, and what came of it.
  case log
}

/// How a terminal is shared out: the content comes first, and ornaments where there is room.
struct AppLayout: Equatable, Sendable {
  /// The size of the terminal.
  let size: TerminalSize
  /// Whether there is room for two columns of panes.
  let canSplit: Bool
  /// Whether the screen and the other panes stand side by side.
  let isSplit: Bool
  /// The panes that are to be seen: all, or the one that has the keys.
  let panes: [Pane]

  /// Lays out a terminal.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - wantsMap: Whether the map and the log are wanted where they fit beside the screen.
  ///   - focus: The pane that has the keys; where there is room for one pane, it is shown.
  init(_ size: TerminalSize, wantsMap: Bool, focus: Pane) {
    self.size = size
    canSplit = size.columns >= 90 && size.rows >= 12
    isSplit = wantsMap && canSplit
    panes = isSplit ? Pane.allCases : [focus]
  }

  /// Whether panes have frames.
  var hasBoxes: Bool { size.rows >= 10 && size.columns >= 24 }

  /// How many lines the keys may take.
  var footRows: Int { size.rows >= 20 ? 2 : size.rows >= 4 ? 1 : 0 }

  /// Whether there is a line for what was said, and for what is under way.
  var hasStatus: Bool { size.rows >= 8 }

  /// Whether the last transitions have a line: where the map is not to be seen.
  var hasStrip: Bool { hasBoxes && !panes.contains(.map) }

  /// The lines of the panes.
  var paneRows: Int { size.rows - footRows - (hasStatus ? 1 : 0) - (hasStrip ? 1 : 0) }

  /// The cells of the map, which is the right column where there are two: also what the
  /// screen has no use for.
  var mapColumns: Int {
    let rest = size.columns - Self.widestText - TitledBox.sides
    return isSplit ? max(size.columns * 2 / 5, 44, rest) : size.columns
  }

  /// The cells of the screen and the log.
  var screenColumns: Int { isSplit ? size.columns - mapColumns : size.columns }

  /// The cells of the longest line that reads well.
  static let widestText = 90

  /// The cells inside of a pane.
  func inside(_ columns: Int) -> Int { hasBoxes ? columns - TitledBox.sides : columns }

  /// The lines inside of a pane.
  func inside(rows: Int) -> Int { hasBoxes ? max(rows - 2, 0) : rows }

  /// The lines of the log.
  var logRows: Int { isSplit ? max(5, paneRows * 3 / 10) : paneRows }

  /// The lines of what is under way.
  ///
  /// The place is kept while nothing is, so that nothing jumps when something begins.
  var ongoingRows: Int { isSplit && paneRows >= 24 ? 4 : 0 }

  /// The lines of the screen.
  var screenRows: Int { isSplit ? paneRows - logRows - ongoingRows : paneRows }
}
