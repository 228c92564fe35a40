import Terminal

/// A pane of the interface that can have the focus, with its name for the footer.
package enum Pane: String, CaseIterable, Sendable {
  /// The sample's display, or the menu.
  case screen
  /// The states and the transitions between them.
  case map = "states"
  /// The requests and their outcomes.
  case log
}

/// Divides the terminal: the content comes first, ornaments follow if there is room.
struct AppLayout: Equatable, Sendable {
  /// The size of the terminal.
  let size: TerminalSize
  /// Whether there is room for two columns of panes.
  let canSplit: Bool
  /// Whether the screen is beside the other panes.
  let isSplit: Bool
  /// The visible panes: all, or the focused one.
  let panes: [Pane]

  /// Lays out a terminal.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - wantsMap: Whether to show the map and the log if they fit beside the screen.
  ///   - focus: The focused pane, which is shown alone if there is room for only one.
  init(_ size: TerminalSize, wantsMap: Bool, focus: Pane) {
    self.size = size
    canSplit = size.columns >= 90 && size.rows >= 12
    isSplit = wantsMap && canSplit
    panes = isSplit ? Pane.allCases : [focus]
  }

  /// Whether panes have frames.
  var hasBoxes: Bool { size.rows >= 10 && size.columns >= 24 }

  /// The lines of the footer with the keys.
  var footRows: Int { size.rows >= 20 ? 2 : size.rows >= 4 ? 1 : 0 }

  /// Whether there is a line for messages and for what is under way.
  var hasStatus: Bool { size.rows >= 8 }

  /// Whether the last transitions have a line, because the map is not visible.
  var hasStrip: Bool { hasBoxes && !panes.contains(.map) }

  /// The lines of the panes.
  var paneRows: Int { size.rows - footRows - (hasStatus ? 1 : 0) - (hasStrip ? 1 : 0) }

  /// The width of the map, which is the right column if there are two.
  ///
  /// It also gets the columns that the screen does not need.
  var mapColumns: Int {
    let rest = size.columns - Self.widestText - TitledBox.sides
    return isSplit ? max(size.columns * 2 / 5, 44, rest) : size.columns
  }

  /// The width of the screen and the log.
  var screenColumns: Int { isSplit ? size.columns - mapColumns : size.columns }

  /// The width of the longest line that is easy to read.
  static let widestText = 90

  /// The width inside a pane's frame.
  func inside(_ columns: Int) -> Int { hasBoxes ? columns - TitledBox.sides : columns }

  /// The lines inside a pane's frame.
  func inside(rows: Int) -> Int { hasBoxes ? max(rows - 2, 0) : rows }

  /// The lines of the log.
  var logRows: Int { isSplit ? max(5, paneRows * 3 / 10) : paneRows }

  /// The lines of the list of what is under way.
  ///
  /// They are kept free while nothing is under way, so that the other panes do not move.
  var ongoingRows: Int { isSplit && paneRows >= 24 ? 4 : 0 }

  /// The lines of the screen.
  var screenRows: Int { isSplit ? paneRows - logRows - ongoingRows : paneRows }
}
