package import ScreenStatesDiagramLayout
import Terminal

/// Draws a map of states with boxes and arrows, in the same order as the diagrams.
package struct StateMapPicture {
  /// The position of a screen on its map.
  struct Highlight: Equatable {
    var path = ""
    /// The kind in which the screen started; `nil` if it is not known.
    var start: String?
    var last: StateMap.Edge?
  }

  /// A layout of the map, with the path of each box and the drawn cells.
  private struct Drawing {
    let layout: Layout
    let cells: [[TextPicture.Cell]]
    var names: [[Int]: String] = [:]

    var room: TerminalSize {
      TerminalSize(columns: layout.size.width + 1, rows: layout.size.height + 1)
    }

    init(_ layout: Layout, _ metrics: Metrics) {
      self.layout = layout
      cells = TextPicture(layout, metrics).rows
      for box in layout.boxes {
        let host = names[box.path.dropLast()].map { "\($0)/" } ?? ""
        names[box.path] = host + box.node.kind
      }
    }
  }

  /// What the mark and the colours mean.
  static let legend =
    StyledLine("● start  ") + StyledLine(" now ", [.green, .reversed])
    + StyledLine(" ━ last", [.green, .bold])

  /// The drawings of each sample and start, the best first; they take time and never change.
  @MainActor private static var drawn: [String: [Drawing]] = [:]

  /// The lines of a sample's map; `nil` if it needs more room.
  @MainActor
  static func lines(
    of name: String, _ place: Highlight, columns: Int, rows: Int
  ) -> [StyledLine]? {
    let drawings = drawings(of: name, startedIn: place.start)
    let fitting = drawings.first { $0.room.columns <= columns && $0.room.rows <= rows }
    return fitting.map { lines(of: $0, place, columns: columns) }
  }

  /// The room that each drawing of a sample's map needs, the best first.
  @MainActor
  static func sizes(of name: String, startedIn kind: String?) -> [TerminalSize] {
    drawings(of: name, startedIn: kind).map(\.room)
  }

  @MainActor
  private static func drawings(of name: String, startedIn kind: String?) -> [Drawing] {
    let key = "\(name) \(kind ?? "")"
    if let known = drawn[key] { return known }
    let graph = StateMap.of(name, startedIn: kind)
    let made = layouts(of: graph).map { Drawing($0.layout, $0.metrics) }
    drawn[key] = made
    return made
  }

  /// The layouts to try: that of the diagrams with labels, without labels, and with narrow lanes.
  package static func layouts(of graph: Graph) -> [(layout: Layout, metrics: Metrics)] {
    [(24, 2), (24, 1), (12, 1), (0, 2), (0, 1)].map { length, lane in
      var metrics = Metrics.cells(longestLabel: length) { $0.displayWidth }
      metrics.lane = Size(width: lane, height: lane)
      metrics.gap = Size(width: 2 * lane, height: lane)
      // A head needs a cell of its own between a bend and a box.
      metrics.lead = Size(width: 2, height: 2)
      return (Layout(graph, metrics).shortened, metrics)
    }
  }

  private static func lines(of drawing: Drawing, _ place: Highlight, columns: Int) -> [StyledLine] {
    let (layout, names) = (drawing.layout, drawing.names)
    let last = layout.arrows.firstIndex { arrow in
      guard let last = place.last, let from = arrow.from else { return false }
      return names[from] == last.from && names[arrow.to] == last.to
    }
    let margin = max((columns - layout.size.width - 1) / 2, 0)
    return drawing.cells.map { row in
      row.reduce(into: StyledLine(String(repeating: " ", count: margin))) { line, cell in
        line += StyledLine(cell.text, style(cell.part, place, drawing, last))
      }
    }
  }

  private static func style(
    _ part: TextPicture.Part?, _ place: Highlight, _ drawing: Drawing, _ last: Int?
  ) -> TextStyle {
    func box(_ index: Int) -> (isCurrent: Bool, isHost: Bool) {
      let name = drawing.names[drawing.layout.boxes[index].path] ?? ""
      return (name == place.path, place.path.hasPrefix(name + "/"))
    }
    func lit(_ arrows: [Int]) -> TextStyle {
      last.map(arrows.contains) == true ? [.green, .bold] : .dim
    }
    switch part {
    case .border(let index):
      let box = box(index)
      return box.isCurrent || box.isHost ? [.green, .bold] : .dim
    case .inside(let index):
      return box(index).isCurrent ? [.green, .reversed] : .plain
    case .name(let index), .note(let index):
      let box = box(index)
      if box.isCurrent { return [.green, .reversed, .bold] }
      return box.isHost ? [.green, .bold] : .plain
    case .arrows(let arrows): return lit(arrows)
    case .label(let index): return lit(drawing.layout.labels[index].arrows)
    case .marker, nil: return .dim
    }
  }
}
