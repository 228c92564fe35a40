/// A layout in whole cells, drawn with box characters.
package struct TextPicture: Hashable, Sendable {
  /// The part of the picture to which a cell belongs, for its colour.
  package enum Part: Hashable, Sendable {
    /// The border of a box or the space inside it, with the box's index in the layout.
    case border(Int), inside(Int)
    /// A name or a note, with the index of its box.
    case name(Int), note(Int)
    /// Arrows or a label of arrows, with their indices in the layout.
    case arrows([Int]), label(Int)
    case marker
  }

  /// A cell; an empty text marks the second half of a wide character.
  package struct Cell: Hashable, Sendable {
    package var text = " "
    package var part: Part?
    /// The sides to which lines lead from the middle of the cell.
    fileprivate var sides: Sides = []
  }

  package private(set) var rows: [[Cell]]

  /// The arrows that have a label in common with each arrow, so that their lines join.
  private var joined: [Set<Int>]

  /// Draws a layout that was made with these metrics, ``Metrics/cells(longestLabel:width:)``.
  package init(_ layout: Layout, _ metrics: Metrics) {
    rows = Array(
      repeating: Array(repeating: Cell(), count: layout.size.width + 1),
      count: layout.size.height + 1)
    if layout.boxes.isEmpty { rows = [] }
    joined = layout.arrows.indices.map { arrow in
      Set(layout.labels.filter { $0.arrows.contains(arrow) }.flatMap(\.arrows))
    }
    for (index, box) in layout.boxes.enumerated() { draw(box, index, metrics) }
    for (index, arrow) in layout.arrows.enumerated() { draw(arrow, index) }
    for marker in layout.markers { set("●", marker.x, marker.y, .marker) }
    for (index, label) in layout.labels.enumerated() {
      for (row, text) in label.lines.enumerated() {
        let room = label.frame.width + 1 - metrics.lineWidth(text)
        write(
          text, label.frame.x + room / 2, label.frame.y + row, .label(index), metrics.lineWidth)
      }
    }
  }

  /// The lines of the picture, without trailing spaces.
  package var text: String {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private mutating func draw(_ box: Layout.Box, _ index: Int, _ metrics: Metrics) {
    let frame = box.frame
    let (level, upright) = box.node.isReached ? ("─", "│") : ("╌", "┆")
    for y in frame.y...frame.maxY {
      for x in frame.x...frame.maxX {
        var sides: Sides = []
        if y == frame.y || y == frame.maxY { sides.formUnion([.left, .right]) }
        if x == frame.x || x == frame.maxX { sides.formUnion([.up, .down]) }
        if x == frame.x { sides.remove(.left) }
        if x == frame.maxX { sides.remove(.right) }
        if y == frame.y { sides.remove(.up) }
        if y == frame.maxY { sides.remove(.down) }
        let isInside = x > frame.x && x < frame.maxX && y > frame.y && y < frame.maxY
        let border =
          sides == [.left, .right] ? level : sides == [.up, .down] ? upright : sides.character
        set(isInside ? " " : border, x, y, isInside ? .inside(index) : .border(index))
        rows[y][x].sides = sides
      }
    }

    let lines = [(box.node.name, Part.name(index))] + box.node.notes.map { ($0, .note(index)) }
    let spare = box.node.inner == nil ? frame.height + 1 - lines.count - 2 : 0
    for (row, (text, part)) in lines.enumerated() {
      let room = frame.width + 1 - metrics.lineWidth(text)
      let y = frame.y + 1 + spare / 2 + row
      write(text, frame.x + room / 2, y, part, metrics.lineWidth)
    }
  }

  private mutating func draw(_ arrow: Layout.Arrow, _ index: Int) {
    guard arrow.points.count > 1, let end = arrow.points.last else { return }
    for (one, other) in zip(arrow.points, arrow.points.dropFirst()) {
      for x in min(one.x, other.x)...max(one.x, other.x) {
        for y in min(one.y, other.y)...max(one.y, other.y) where Point(x: x, y: y) != end {
          var sides: Sides = []
          if x > min(one.x, other.x) { sides.insert(.left) }
          if x < max(one.x, other.x) { sides.insert(.right) }
          if y > min(one.y, other.y) { sides.insert(.up) }
          if y < max(one.y, other.y) { sides.insert(.down) }
          join(sides, x, y, index)
        }
      }
    }
    // The arrow's head is beside the border, which stays as it is.
    let before = arrow.points[arrow.points.count - 2]
    let (x, y) = ((before.x - end.x).signum(), (before.y - end.y).signum())
    rows[end.y + y][end.x + x].text = x > 0 ? "◀" : x < 0 ? "▶" : y > 0 ? "▲" : "▼"
  }

  /// Draws a part of a line over the cell.
  ///
  /// A border gets a branch, and lines with a common label join. Of two lines that cross, only the
  /// upright one is drawn, so that no crossing looks like a branch.
  private mutating func join(_ sides: Sides, _ x: Int, _ y: Int, _ arrow: Int) {
    if case .arrows(let others) = rows[y][x].part, !others.contains(arrow),
      !others.contains(where: joined[arrow].contains), rows[y][x].sides.union(sides) == .all
    {
      rows[y][x].part = .arrows(others + [arrow])
      rows[y][x].text = "│"
      return
    }
    rows[y][x].sides.formUnion(sides)
    rows[y][x].text = rows[y][x].sides.character
    switch rows[y][x].part {
    case .border: break
    case .arrows(let arrows):
      if arrows.last != arrow { rows[y][x].part = .arrows(arrows + [arrow]) }
    default: rows[y][x].part = .arrows([arrow])
    }
  }

  private mutating func write(
    _ text: String, _ x: Int, _ y: Int, _ part: Part, _ width: (String) -> Int
  ) {
    var x = x
    // A break or a tab would move what is beside it.
    for character in text.map({ $0.isNewline || $0 == "\t" ? " " : "\($0)" }) {
      set(character, x, y, part)
      for _ in 1..<max(width(character), 1) {
        x += 1
        set("", x, y, part)
      }
      x += 1
    }
  }

  private mutating func set(_ text: String, _ x: Int, _ y: Int, _ part: Part) {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return }
    rows[y][x] = Cell(text: text, part: part)
  }
}

/// The sides of a cell to which lines lead from its middle.
private struct Sides: OptionSet, Hashable {
  let rawValue: Int
  static let up = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
  static let down = Sides(rawValue: 4)
  static let left = Sides(rawValue: 8)
  static let all: Sides = [.up, .right, .down, .left]

  /// By the raw value: up is 1, right 2, down 4, left 8.
  private static let table = [
    " ", "│", "─", "╰", "│", "│", "╭", "├", "─", "╯", "─", "┴", "╮", "┤", "┬", "┼",
  ]

  var character: String { Self.table[rawValue] }
}
