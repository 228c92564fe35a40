import Terminal

/// A pane of the interface, with its name for the footer.
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
  let size: TerminalSize
  let panes: [Pane]
  /// The pane that the key for the next one selects, and the name of what it shows then.
  let next: Pane
  let nextName: String

  /// Lays out a terminal for one pane, or for several where there is room.
  ///
  /// Where no drawing of the map fits beside the screen, the log alone is below it. In a divided
  /// terminal, another pane than the screen means what is hidden there: the screen alone, or the map
  /// if it did not fit.
  init(_ size: TerminalSize, pane: Pane, maps: [TerminalSize]) {
    let all = Pane.allCases
    let whole = AppLayout(size, panes: all, next: .map, Pane.screen.rawValue)
    let isWide = size.columns >= 90 && size.rows >= 12
    if isWide,
      maps.contains(where: { $0.columns <= whole.mapColumns && $0.rows <= whole.paneRows })
    {
      self = pane == .screen ? whole : AppLayout(size, panes: [.screen], next: .screen, "all")
    } else if isWide, size.rows >= 20 {
      let next = pane == .screen ? Pane.map : .screen
      self.init(
        size, panes: pane == .screen ? [.screen, .log] : [.map], next: next, next.rawValue)
    } else {
      let next = all[((all.firstIndex(of: pane) ?? 0) + 1) % all.count]
      self.init(size, panes: [pane], next: next, next.rawValue)
    }
  }

  private init(_ size: TerminalSize, panes: [Pane], next: Pane, _ name: String) {
    (self.size, self.panes, self.next, nextName) = (size, panes, next, name)
  }

  /// The layout while the size is not known.
  static var usual: AppLayout { AppLayout(.usual, pane: .screen, maps: []) }

  /// Whether other panes are beside the screen, or below it.
  var isSplit: Bool { panes.count > 1 }

  var hasBoxes: Bool { size.rows >= 10 && size.columns >= 24 }

  /// The lines of the footer with the keys.
  var footRows: Int { size.rows >= 20 ? 2 : size.rows >= 4 ? 1 : 0 }

  /// Whether there is a line for messages and for what is under way.
  var hasStatus: Bool { size.rows >= 8 }

  /// Whether the last transitions have a line, because the map is not visible.
  var hasStrip: Bool { hasBoxes && !panes.contains(.map) }

  var paneRows: Int { size.rows - footRows - (hasStatus ? 1 : 0) - (hasStrip ? 1 : 0) }

  /// The width of the map, which also gets the columns that the screen does not need.
  var mapColumns: Int {
    guard isSplit else { return size.columns }
    let rest = size.columns - Self.widestText - TitledBox.sides
    return panes.contains(.map) ? max(size.columns * 2 / 5, 44, rest) : 0
  }

  /// The width of the screen and the log.
  var screenColumns: Int { isSplit ? size.columns - mapColumns : size.columns }

  /// The width of the longest line that is easy to read.
  static let widestText = 90

  var textColumns: Int { min(inside(screenColumns), Self.widestText) }

  func inside(_ columns: Int) -> Int { hasBoxes ? columns - TitledBox.sides : columns }

  func inside(rows: Int) -> Int { hasBoxes ? max(rows - 2, 0) : rows }

  var logRows: Int { isSplit ? max(5, paneRows * 3 / 10) : paneRows }

  /// The lines of the list of what is under way, also while nothing is, so that nothing moves.
  var ongoingRows: Int { isSplit && paneRows >= 24 ? 4 : 0 }

  var screenRows: Int { isSplit ? paneRows - logRows - ongoingRows : paneRows }

  var contentRows: Int { inside(rows: screenRows) }
}

extension SamplePicture {
  func lines(in layout: AppLayout) -> [StyledLine] { column.lines(columns: layout.textColumns) }

  /// The last line that can be the first visible one.
  func last(in layout: AppLayout) -> Int { max(lines(in: layout).count - layout.contentRows, 0) }
}
