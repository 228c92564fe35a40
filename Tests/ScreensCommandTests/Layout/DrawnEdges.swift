import ScreenStatesDiagramLayout

/// The edges that a reader sees in a drawing of characters.
///
/// It follows each line from the border of a box, straight under upright lines and labels, around
/// corners, into each branch, and up to a head.
struct DrawnEdges {
  private enum Side: Int, CaseIterable {
    case up, right, down, left

    var step: (x: Int, y: Int) { [(0, -1), (1, 0), (0, 1), (-1, 0)][rawValue] }
    var opposite: Side { Side.allCases[(rawValue + 2) % 4] }
    var head: Character { Array("▲▶▼◀")[rawValue] }
  }

  private static let sides: [Character: Set<Side>] = [
    "│": [.up, .down], "─": [.left, .right], "╰": [.up, .right], "╯": [.up, .left],
    "╭": [.down, .right], "╮": [.down, .left], "├": [.up, .down, .right],
    "┤": [.up, .down, .left], "┬": [.left, .right, .down], "┴": [.left, .right, .up],
    "┼": [.up, .right, .down, .left],
  ]

  /// The edges as `from → to`, with paths; one from the marker has no name before the arrow.
  private(set) var edges: Set<String> = []
  /// What cannot be read, in a sentence each.
  private(set) var problems: [String] = []

  private let rows: [[TextPicture.Cell]]
  private let boxes: [(name: String, frame: Rect)]
  private let borders: Set<Point>
  private var heads: [Point: String] = [:]

  init(_ layout: Layout, _ metrics: Metrics) {
    rows = TextPicture(layout, metrics).rows
    var names: [[Int]: String] = [:]
    for box in layout.boxes {
      names[box.path] =
        (names[box.path.dropLast()].map { "\($0)/" } ?? "") + box.node.name
    }
    boxes = layout.boxes.map { (names[$0.path] ?? "", $0.frame) }
    borders = Set(boxes.flatMap(\.frame.border))
    for (name, frame) in boxes {
      for point in frame.border {
        let outward = Side.allCases.filter { !frame.has(point, moved: $0.step) }
        for side in outward where Self.sides[self[point]]?.contains(side) == true {
          follow(from: name, point, side)
        }
      }
    }
    for marker in layout.markers { follow(from: "", Point(x: marker.x, y: marker.y), nil) }
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() where "▲▶▼◀".contains(cell.text) && !cell.text.isEmpty {
        if heads[Point(x: x, y: y)] == nil { problems.append("the head at \(x), \(y) has no line") }
      }
    }
  }

  private subscript(point: Point) -> Character {
    rows.indices.contains(point.y) && rows[point.y].indices.contains(point.x)
      ? rows[point.y][point.x].text.first ?? " " : " "
  }

  private func isLabel(_ point: Point) -> Bool {
    guard rows.indices.contains(point.y), rows[point.y].indices.contains(point.x),
      case .label = rows[point.y][point.x].part
    else { return false }
    return true
  }

  private mutating func follow(from name: String, _ point: Point, _ side: Side?) {
    var open = (side.map { [$0] } ?? Side.allCases).map { (point, $0) }
    var met: Set<String> = []
    var found = false
    while let (start, side) = open.popLast() {
      let next = Point(x: start.x + side.step.x, y: start.y + side.step.y)
      guard met.insert("\(next) \(side)").inserted else { continue }
      let character = self[next]
      if isLabel(next) {
        // A label interrupts its line.
        open.append((next, side))
      } else if character == side.head {
        let end = Point(x: next.x + side.step.x, y: next.y + side.step.y)
        guard let box = boxes.last(where: { $0.frame.border.contains(end) }) else {
          problems.append("the head of \(name) at \(next) is at no box")
          continue
        }
        let edge = "\(name) → \(box.name)"
        if let other = heads[next], other != edge, !other.hasSuffix("→ \(box.name)") {
          problems.append("one head for \(other) and \(edge)")
        }
        heads[next] = edge
        edges.insert(edge)
        found = true
      } else if let sides = Self.sides[character] {
        // Lines that join end at the border of another box.
        guard !borders.contains(next) else { continue }
        if character == "│", side == .left || side == .right {
          // The line passes below an upright one.
          open.append((next, side))
        } else if sides.contains(side.opposite) {
          open += sides.subtracting([side.opposite]).map { (next, $0) }
        }
      }
    }
    if !found, side != nil { problems.append("a line of \(name) at \(point) has no head") }
  }
}

extension Rect {
  fileprivate var border: [Point] {
    (x...maxX).flatMap { [Point(x: $0, y: y), Point(x: $0, y: maxY)] }
      + (y...maxY).flatMap { [Point(x: x, y: $0), Point(x: maxX, y: $0)] }
  }

  fileprivate func has(_ point: Point, moved step: (x: Int, y: Int)) -> Bool {
    let (column, row) = (point.x + step.x, point.y + step.y)
    return x <= column && column <= maxX && y <= row && row <= maxY
  }
}
