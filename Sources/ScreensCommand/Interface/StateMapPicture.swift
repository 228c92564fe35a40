import ScreenStatesDiagramLayout
import Terminal

/// Draws a map of states with boxes and arrows, or as a list if there is no room.
struct StateMapPicture {
  /// The position of a screen on its map.
  struct Highlight: Equatable {
    /// The path of the current state.
    var path = ""
    /// The last transition.
    var last: StateMap.Edge?
  }

  /// A layout of the map, with the path of each box and the drawn cells.
  private struct Drawing {
    let layout: Layout
    let cells: [[TextPicture.Cell]]
    var names: [[Int]: String] = [:]

    init(_ layout: Layout, _ metrics: Metrics) {
      self.layout = layout
      cells = TextPicture(layout, metrics).rows
      for box in layout.boxes {
        let host = names[box.path.dropLast()].map { "\($0)/" } ?? ""
        names[box.path] = host + box.node.name
      }
    }
  }

  /// What the colours mean.
  static let legend =
    StyledLine(" now ", [.foreground(.green), .reversed])
    + StyledLine(" ━ last", [.foreground(.green), .bold])

  private let graph: Graph
  private var drawings: [Drawing] = []

  private init(_ graph: Graph) { self.graph = graph }

  /// A cache of the layouts, which take time and never change.
  @MainActor private static var drawn: [String: StateMapPicture] = [:]

  /// The lines of a sample's map, in the given number of columns and rows.
  @MainActor
  static func lines(of name: String, _ place: Highlight, columns: Int, rows: Int) -> [StyledLine] {
    drawn[name, default: StateMapPicture(StateMap.of(name))]
      .lines(place, columns: columns, rows: rows)
  }

  private mutating func lines(_ place: Highlight, columns: Int, rows: Int) -> [StyledLine] {
    var tried = 0
    while tried < drawings.count || drawMore() {
      let size = drawings[tried].layout.size
      if size.width < columns, size.height < rows {
        return lines(of: drawings[tried], place, columns: columns)
      }
      tried += 1
    }
    return list(place, columns: columns)
  }

  /// Draws the map in the next way: once in full, and once without rows that can be left out.
  ///
  /// - Returns: False if there is no other way.
  private mutating func drawMore() -> Bool {
    // There are two drawings for each way.
    let next = drawings.count / 2
    guard Self.ways.indices.contains(next) else { return false }
    let (labels, metrics) = Self.ways[next]
    let layout = Layout(labels ? graph : graph.withoutLabels, metrics)
    drawings += [Drawing(layout, metrics), Drawing(layout.shortened, metrics)]
    return true
  }

  /// The metrics to try for a map, the best first.
  ///
  /// Labels are drawn if there is room. Without them, only the last transition's cause is shown.
  private static let ways: [(labels: Bool, metrics: Metrics)] = [
    (true, 24, 2), (true, 24, 1), (true, 12, 1), (false, 0, 2), (false, 0, 1),
  ].flatMap { labels, length, distance in
    [Metrics.Direction.down, .right].map { direction in
      var metrics = Metrics.cells(longestLabel: length) { $0.displayWidth }
      metrics.direction = direction
      if distance == 1 {
        metrics.lane = Size(width: 1, height: 1)
        metrics.gap = Size(width: 2, height: 1)
        // There must be room for an arrow's head between a label and a box.
        metrics.lead = Size(width: 2, height: labels ? 2 : 1)
      }
      return (labels, metrics)
    }
  }

  private func lines(of drawing: Drawing, _ place: Highlight, columns: Int) -> [StyledLine] {
    let (layout, names) = (drawing.layout, drawing.names)
    let last = layout.arrows.firstIndex { arrow in
      guard let last = place.last, let from = arrow.from else { return false }
      return names[from] == last.from && names[arrow.to] == last.to
    }
    let margin = max((columns - layout.size.width - 1) / 2, 0)
    return drawing.cells.map { row in
      var result = StyledLine()
      var (text, textStyle) = (String(repeating: " ", count: margin), TextStyle.plain)
      for cell in row {
        let style = style(cell.part, place, drawing, last)
        if style != textStyle {
          result += StyledLine(text, textStyle)
          (text, textStyle) = ("", style)
        }
        text += cell.text
      }
      return result + StyledLine(text, textStyle)
    }
  }

  private func style(
    _ part: TextPicture.Part?, _ place: Highlight, _ drawing: Drawing, _ last: Int?
  ) -> TextStyle {
    func box(_ index: Int) -> (isCurrent: Bool, isHost: Bool) {
      let name = drawing.names[drawing.layout.boxes[index].path] ?? ""
      return (name == place.path, place.path.hasPrefix(name + "/"))
    }
    func lit(_ arrows: [Int]) -> TextStyle {
      last.map(arrows.contains) == true ? [.foreground(.green), .bold] : .dim
    }
    switch part {
    case .border(let index):
      let box = box(index)
      return box.isCurrent || box.isHost ? [.foreground(.green), .bold] : .dim
    case .inside(let index):
      return box(index).isCurrent ? [.foreground(.green), .reversed] : .plain
    case .name(let index), .note(let index):
      let box = box(index)
      if box.isCurrent { return [.foreground(.green), .reversed, .bold] }
      return box.isHost ? [.foreground(.green), .bold] : .plain
    case .arrows(let arrows): return lit(arrows)
    case .label(let index): return lit(drawing.layout.labels[index].arrows)
    case .marker, nil: return .dim
    }
  }

  /// A list with one line for each state and its transitions.
  private func list(_ place: Highlight, columns: Int) -> [StyledLine] {
    let width = graph.ways.map(\.from.displayWidth).max() ?? 0
    return graph.ways.map { state, targets in
      let isCurrent = state == place.path
      let isOnWay = state == place.last?.from || place.path.hasPrefix(state + "/")
      let style: TextStyle =
        isCurrent ? [.foreground(.green), .reversed, .bold] : isOnWay ? .foreground(.green) : []
      var line = StyledLine(" \(state) ", style).padded(to: width + 2)
      for (index, target) in targets.enumerated() {
        let isLast = state == place.last?.from && target == place.last?.to
        line += StyledLine(index == 0 ? " → " : ", ", .dim)
        let name = target.split(separator: "/").last.map(String.init) ?? target
        line += StyledLine(name, isLast ? [.foreground(.green), .bold] : isCurrent ? .plain : .dim)
      }
      return line.truncated(to: columns)
    }
  }
}
