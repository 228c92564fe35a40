import ScreenStatesDiagramLayout

/// What is wrong with a layout, in a sentence each.
func complaints(about layout: Layout) -> [String] {
  var complaints: [String] = []
  let boxes = layout.boxes
  let labels = layout.labels
  let whole = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
  for (index, box) in boxes.enumerated() {
    let name = box.node.name
    if !whole.contains(box.frame) { complaints.append("\(name) is outside") }
    for other in boxes[(index + 1)...] {
      if other.path.starts(with: box.path) {
        if !box.frame.contains(other.frame) {
          complaints.append("\(other.node.name) sticks out of \(name)")
        }
      } else if box.frame.meets(other.frame) {
        complaints.append("\(name) overlaps \(other.node.name)")
      }
    }
  }
  for (index, label) in labels.enumerated() {
    if !whole.contains(label.frame) { complaints.append("\(label.lines) is outside") }
    for box in boxes where label.frame.meets(box.frame) && !box.frame.contains(label.frame) {
      complaints.append("\(label.lines) overlaps \(box.node.name)")
    }
    for box in boxes where box.node.inner == nil && label.frame.meets(box.frame) {
      complaints.append("\(label.lines) is in \(box.node.name)")
    }
    for other in labels[(index + 1)...] where other.frame.meets(label.frame) {
      complaints.append("\(label.lines) overlaps \(other.lines)")
    }
  }
  for index in layout.arrows.indices { complaints += layout.complaints(about: index) }
  let pieces = layout.arrows.enumerated().flatMap { index, arrow in
    arrow.pieces.map { (arrow: index, piece: $0) }
  }
  for (index, one) in pieces.enumerated() {
    for other in pieces[(index + 1)...] where other.arrow != one.arrow {
      if one.piece.runs(on: other.piece), !layout.mayMeet(one.arrow, other.arrow) {
        complaints.append("arrows \(one.arrow) and \(other.arrow) run on one another")
      }
    }
  }
  return complaints
}

extension Layout {
  /// Whether two arrows come from a marker, or have their label in common.
  fileprivate func mayMeet(_ one: Int, _ other: Int) -> Bool {
    (arrows[one].from == nil && arrows[other].from == nil)
      || labels.contains { $0.arrows.contains(one) && $0.arrows.contains(other) }
  }

  fileprivate func complaints(about index: Int) -> [String] {
    let line = arrows[index]
    let name = "\(line.from ?? []) → \(line.to)"
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var complaints: [String] = []
    let from = boxes.first { $0.path == line.from }?.frame
    let to = boxes.first { $0.path == line.to }?.frame
    if let from, let first = line.points.first, !from.hasOnBorder(first) {
      complaints.append("\(name) does not begin at its box")
    }
    if let to, let last = line.points.last, !to.hasOnBorder(last) {
      complaints.append("\(name) does not end at its box")
    }
    if line.from == nil, let first = line.points.first,
      !markers.contains(where: { $0.hasOnBorder(first) })
    {
      complaints.append("\(name) does not begin at a marker")
    }
    for piece in line.pieces {
      if !whole.contains(piece) { complaints.append("\(name) leaves the picture") }
      if piece.width != 0 && piece.height != 0 { complaints.append("\(name) is slanted") }
      for box in boxes where !line.to.dropLast().elementsEqual(box.path) {
        let isAround = line.to.starts(with: box.path) && box.path.count < line.to.count
        let isOwn = box.path == line.from || box.path == line.to
        if !isAround, isOwn ? box.frame.holds(piece) : box.frame.meets(piece) {
          complaints.append("\(name) crosses \(box.node.name)")
        }
      }
      for label in labels where label.frame.meets(piece) && !label.arrows.contains(index) {
        complaints.append("\(name) crosses the label \(label.lines)")
      }
    }
    for label in labels where label.arrows.contains(index) {
      let isOnArrow = line.pieces.contains { label.frame.meets($0) }
      if !isOnArrow && line.from != line.to {
        complaints.append("\(label.lines) is not on \(name)")
      }
    }
    return complaints
  }
}

extension Layout.Arrow {
  /// The level and upright pieces, as thin rectangles.
  var pieces: [Rect] {
    zip(points, points.dropFirst()).map { one, other in
      Rect(
        x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
        height: abs(one.y - other.y))
    }
  }
}

extension Rect {
  /// Whether the two have a point in common.
  func meets(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  func contains(_ other: Rect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// Whether some of the other is inside, not only on the border.
  func holds(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func hasOnBorder(_ point: Point) -> Bool {
    let isInside = x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
    return isInside && (point.x == x || point.x == maxX || point.y == y || point.y == maxY)
  }

  /// Whether two thin rectangles are more than a crossing.
  func runs(on other: Rect) -> Bool {
    let across = min(maxX, other.maxX) - max(x, other.x)
    let along = min(maxY, other.maxY) - max(y, other.y)
    return across >= 0 && along >= 0 && max(across, along) > 0
  }
}
