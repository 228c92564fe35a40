package import Terminal

/// How a terminal is shared out between the screen, the inspector and the keys of the app.
package struct AppLayout: Equatable, Sendable {
  /// From so many columns on there is room for two panes.
  static let twoPanes = 90

  /// The size of the terminal.
  package let size: TerminalSize
  /// Whether the inspector is to be seen.
  package let showsInspector: Bool

  /// Lays out a terminal.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - wantsInspector: Whether the inspector is wanted; `nil` leaves it to the size.
  package init(_ size: TerminalSize, wantsInspector: Bool?) {
    self.size = size
    showsInspector = wantsInspector ?? (size.columns >= Self.twoPanes)
  }

  /// Whether the last line has the keys of the app: not in a place as low as a window's title.
  var hasFoot: Bool { size.rows >= 6 }

  /// The lines of a pane.
  var paneRows: Int { size.rows - (hasFoot ? 1 : 0) }

  /// The cells of the inspector, without the line beside it.
  var inspectorColumns: Int {
    guard showsInspector else { return 0 }
    return isSplit ? min(max(size.columns * 2 / 5, 38), 72) : size.columns
  }

  /// Whether the screen and the inspector stand side by side.
  var isSplit: Bool { showsInspector && size.columns >= Self.twoPanes }

  /// The place of the screen; it has one even where the inspector stands before it.
  var screenSize: TerminalSize {
    let columns = isSplit ? size.columns - inspectorColumns - 3 : size.columns
    return TerminalSize(columns: columns, rows: paneRows)
  }
}
