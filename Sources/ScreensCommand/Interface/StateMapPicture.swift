package import DiagramLayout
import Foundation
import Terminal

/// Draws a map of states with boxes and arrows, or as a list where there is no room for them.
struct StateMapPicture {
  /// What is to be seen of a screen on its map.
  struct Place: Equatable {
    /// The names of the states on the way in.
    var path = ""
    /// The last transition.
    var last: StateMap.Edge?
    /// Whether that was just now.
    var isFresh = false

    var style: TextStyle { .foreground(isFresh ? .yellow : .green) }
  }

  private let map: StateMap
  private let columns: Int
  private let layout: Layout?
  private let cells: [[TextPicture.Cell]]
  /// The way to each box.
  private let names: [[Int]: String]

  init(_ map: StateMap, columns: Int, rows: Int) {
    self.map = map
    self.columns = columns
    let graph = Graph(map)
    var fitting: (Layout, Metrics)?
    // Labels stay as long as there is room for them; without them the last one is still told.
    search: for (labels, length) in [(true, 24), (true, 12), (false, 0)] {
      for direction in [Metrics.Direction.down, .right] {
        var metrics = Metrics.cells(longestLabel: length) { $0.displayWidth }
        metrics.direction = direction
        let layout = Layout(labels ? graph : graph.withoutLabels, metrics)
        if layout.size.width < columns, layout.size.height < rows {
          fitting = (layout, metrics)
          break search
        }
      }
    }
    layout = fitting?.0
    cells = fitting.map { TextPicture($0.0, $0.1).rows } ?? []
    var names: [[Int]: String] = [:]
    for box in fitting?.0.boxes ?? [] {
      let host = names[box.path.dropLast()].map { "\($0)/" } ?? ""
      names[box.path] = host + box.node.name
    }
    self.names = names
  }

  /// Whether there is room for boxes and arrows.
  var isDrawn: Bool { layout != nil }

  /// The lines of the map.
  func lines(_ place: Place) -> [StyledLine] {
    guard let layout else { return list(place) }
    let line = layout.lines.firstIndex { line in
      guard let last = place.last, let from = line.from else { return false }
      return names[from] == last.from && names[line.to] == last.to
    }
    var lit: Set<Point> = []
    if let points = line.map({ layout.lines[$0].points }) {
      for (one, other) in zip(points, points.dropFirst()) {
        for x in min(one.x, other.x)...max(one.x, other.x) {
          for y in min(one.y, other.y)...max(one.y, other.y) { lit.insert(Point(x: x, y: y)) }
        }
      }
    }
    let margin = max((columns - layout.size.width - 1) / 2, 0)
    return cells.enumerated().map { y, row in
      var result = StyledLine(String(repeating: " ", count: margin))
      for (x, cell) in row.enumerated() {
        let isLit = lit.contains(Point(x: x, y: y))
        result += StyledLine(cell.text, style(cell.part, place, layout, line, isLit: isLit))
      }
      return result
    }
  }

  private func style(
    _ part: TextPicture.Part?, _ place: Place, _ layout: Layout, _ last: Int?, isLit: Bool
  ) -> TextStyle {
    func box(_ index: Int) -> (isCurrent: Bool, isHost: Bool) {
      let name = names[layout.boxes[index].path] ?? ""
      return (name == place.path, place.path.hasPrefix(name + "/"))
    }
    switch part {
    case .border(let index):
      let box = box(index)
      return box.isCurrent || box.isHost || isLit ? [place.style, .bold] : .dim
    case .inside(let index):
      return box(index).isCurrent ? [place.style, .reversed] : .plain
    case .name(let index), .note(let index):
      let box = box(index)
      if box.isCurrent { return [place.style, .reversed, .bold] }
      return box.isHost ? [place.style, .bold] : .plain
    case .line(let index), .label(let index):
      return index == last || isLit ? [place.style, .bold] : .dim
    case .marker, nil: return .dim
    }
  }

  /// The states side by side, the current one lit.
  private func list(_ place: Place) -> [StyledLine] {
    var lines: [StyledLine] = []
    for state in map.states where !map.states.contains(where: { $0.hasPrefix(state + "/") }) {
      let isCurrent = state == place.path
      let word =
        isCurrent
        ? StyledLine(" \(state) ", [place.style, .reversed, .bold])
        : StyledLine(" \(state) ", state == place.last?.from ? place.style : .dim)
      if let last = lines.last, (last + word).displayWidth <= columns {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension Graph {
  /// A map as boxes in boxes.
  package init(_ map: StateMap, in host: String = "") {
    func isHere(_ state: String) -> Bool {
      state.hasPrefix(host) && !state.dropFirst(host.count).contains("/")
    }
    let states = map.states.filter(isHere)
    self.init(
      nodes: states.map { state in
        let isHost = map.states.contains { $0.hasPrefix(state + "/") }
        return Node(
          String(state.dropFirst(host.count)),
          inner: isHost ? Graph(map, in: state + "/") : nil)
      },
      edges: map.edges.compactMap { edge in
        guard let from = states.firstIndex(of: edge.from), let to = states.firstIndex(of: edge.to)
        else { return nil }
        return Edge(from: from, to: to, labels: edge.causes.components(separatedBy: ", "))
      })
  }

  package var withoutLabels: Graph {
    var graph = self
    for index in graph.edges.indices { graph.edges[index].labels = [] }
    for index in graph.nodes.indices {
      graph.nodes[index].inner = graph.nodes[index].inner?.withoutLabels
    }
    return graph
  }
}
