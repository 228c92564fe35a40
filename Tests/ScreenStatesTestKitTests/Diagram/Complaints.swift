import ScreenStatesDiagramLayout

/// What is wrong with a layout, in a sentence each.
func complaints(about layout: Layout) -> [String] {
  var complaints: [String] = []
  func forbid(_ isWrong: Bool, _ sentence: @autoclosure () -> String) {
    if isWrong { complaints.append(sentence()) }
  }
  let (boxes, labels, whole) = (layout.boxes, layout.labels, layout.whole)
  for (index, box) in boxes.enumerated() {
    let name = box.node.name
    forbid(!whole.contains(box.frame), "\(name) is outside")
    for other in boxes[(index + 1)...] {
      let isInside = other.path.starts(with: box.path)
      let isWrong = isInside ? !box.frame.contains(other.frame) : box.frame.meets(other.frame)
      forbid(isWrong, "\(name) and \(other.node.name) overlap")
    }
  }
  for (index, label) in labels.enumerated() {
    forbid(!whole.contains(label.frame), "\(label.lines) is outside")
    for box in boxes where label.frame.meets(box.frame) {
      let isInHost = box.node.inner != nil && box.frame.contains(label.frame)
      forbid(!isInHost, "\(label.lines) overlaps \(box.node.name)")
    }
    for other in labels[(index + 1)...] {
      forbid(other.frame.meets(label.frame), "\(label.lines) overlaps \(other.lines)")
    }
  }
  for (index, arrow) in layout.arrows.enumerated() {
    complaints += layout.complaints(about: index)
    for other in layout.arrows.indices.dropFirst(index + 1) where !layout.mayMeet(index, other) {
      let others = layout.arrows[other].pieces
      let isOnOther = arrow.pieces.contains { piece in others.contains { piece.runs(on: $0) } }
      forbid(isOnOther, "arrows \(index) and \(other) run on one another")
    }
  }
  return complaints
}

extension Layout {
  fileprivate var whole: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// Whether two arrows come from a marker, or have their label in common.
  fileprivate func mayMeet(_ one: Int, _ other: Int) -> Bool {
    (arrows[one].from == nil && arrows[other].from == nil)
      || labels.contains { $0.arrows.contains(one) && $0.arrows.contains(other) }
  }

  fileprivate func complaints(about index: Int) -> [String] {
    let line = arrows[index]
    let name = "\(line.from ?? []) → \(line.to)"
    var complaints: [String] = []
    func forbid(_ isWrong: Bool, _ sentence: String) {
      if isWrong { complaints.append("\(name) \(sentence)") }
    }
    if let first = line.points.first, let last = line.points.last {
      let origins = boxes.filter { $0.path == line.from }.map(\.frame)
      let starts = line.from == nil ? markers : origins
      forbid(!starts.contains { $0.hasOnBorder(first) }, "does not begin at its box or a marker")
      let end = boxes.first { $0.path == line.to }?.frame
      forbid(end?.hasOnBorder(last) == false, "does not end at its box")
    }
    for piece in line.pieces {
      forbid(!whole.contains(piece), "leaves the picture")
      forbid(piece.width != 0 && piece.height != 0, "is slanted")
      for box in boxes where !line.to.dropLast().elementsEqual(box.path) {
        let isAround = line.to.starts(with: box.path) && box.path.count < line.to.count
        let isOwn = box.path == line.from || box.path == line.to
        let crosses = isOwn ? box.frame.holds(piece) : box.frame.meets(piece)
        forbid(!isAround && crosses, "crosses \(box.node.name)")
      }
      for label in labels where !label.arrows.contains(index) {
        forbid(label.frame.meets(piece), "crosses the label \(label.lines)")
      }
    }
    for label in labels where label.arrows.contains(index) && line.from != line.to {
      forbid(!line.pieces.contains { label.frame.meets($0) }, "is not at \(label.lines)")
    }
    return complaints
  }
}

extension Layout.Arrow {
  /// The level and upright pieces, as thin rectangles.
  fileprivate var pieces: [Rect] {
    zip(points, points.dropFirst()).map { one, other in
      Rect(
        x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
        height: abs(one.y - other.y))
    }
  }
}

extension Rect {
  /// Whether the two have a point in common.
  fileprivate func meets(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  /// Whether some of the other is inside, not only on the border.
  fileprivate func holds(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  fileprivate func hasOnBorder(_ point: Point) -> Bool {
    let isInside = x <= point.x && point.x <= maxX && y <= point.y && point.y <= maxY
    return isInside && (point.x == x || point.x == maxX || point.y == y || point.y == maxY)
  }

  /// Whether two thin rectangles are more than a crossing.
  fileprivate func runs(on other: Rect) -> Bool {
    let across = min(maxX, other.maxX) - max(x, other.x)
    let along = min(maxY, other.maxY) - max(y, other.y)
    return across >= 0 && along >= 0 && max(across, along) > 0
  }
}
