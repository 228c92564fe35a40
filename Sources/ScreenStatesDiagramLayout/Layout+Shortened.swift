extension Layout {
  /// The same layout, on a grid of cells, without the rows in which lines only run on.
  ///
  /// Boxes, labels, bends and the heads of arrows keep their order and their columns, so the picture
  /// says the same in fewer lines.
  package var shortened: Layout {
    var rows: Set<Int> = []
    for box in boxes {
      // Inside a host only the rows of its name are its own.
      let last = box.node.inner == nil ? box.frame.maxY : box.frame.y + 1 + box.node.notes.count
      rows.formUnion(box.frame.y...last)
      rows.insert(box.frame.maxY)
    }
    for frame in labels.map(\.frame) + markers { rows.formUnion(frame.y...frame.maxY) }
    for points in arrows.map(\.points) {
      rows.formUnion(points.map(\.y))
      guard points.count > 1, let end = points.last else { continue }
      // The head of the arrow stands before the border of the box.
      rows.insert(end.y + (points[points.count - 2].y - end.y).signum())
    }
    let places = Dictionary(uniqueKeysWithValues: zip(rows.sorted(), 0...))
    var layout = self
    layout.size.height = max(rows.count - 1, 0)
    layout.move { Point(x: $0.x, y: places[$0.y] ?? 0) }
    return layout
  }
}
