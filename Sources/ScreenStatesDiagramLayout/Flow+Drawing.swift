extension Flow {
  /// Computes the frames and lines from rows and columns.
  mutating func draw() {
    let left = items.map { $0.column - $0.before }.min() ?? 0
    for index in items.indices { items[index].column -= left }
    size.width = items.map { $0.column + $0.after }.max() ?? 0

    let heights = rows.map { row in row.map { items[$0].height }.max() ?? 0 }
    let bends = rows.indices.dropLast().map { bendsBelow($0) }
    for bend in bends.flatMap(\.bends.values).joined() { size.width = max(size.width, bend.to) }
    var tops: [Int] = []
    var y = 0
    for row in rows.indices {
      tops.append(y)
      y += heights[row]
      if row < bends.count { y += channelHeight(bends[row].tracks) }
    }
    size.height = y

    frames = nodes.enumerated().map { node, size in
      let item = items[node]
      return Rect(
        x: item.column - item.before, y: tops[item.row] + (heights[item.row] - size.height) / 2,
        width: size.width, height: size.height)
    }
    routes = edges.map { _ in [] }
    for (edge, chain) in chains.enumerated() {
      if chain.isEmpty { continue }
      var points: [Point] = []
      for link in chain {
        let (upper, lower) = (items[links[link].upper], items[links[link].lower])
        let start = upper.column + links[link].upperPort
        let end = lower.column + links[link].lowerPort
        let bottom = tops[upper.row] + heights[upper.row]
        points.append(Point(x: start, y: upper.node.map { frames[$0].maxY } ?? bottom))
        for bend in bends[upper.row].bends[link] ?? [] {
          let track = bottom + lead + bend.track * lane.height
          points += [Point(x: bend.from, y: track), Point(x: bend.to, y: track)]
        }
        points.append(Point(x: end, y: lower.node.map { frames[$0].y } ?? tops[lower.row]))
      }
      if turned.contains(edge) { points.reverse() }
      routes[edge] = Self.simplified(points)
    }
    labelFrames = labels.map { label in
      let item = items[label.item]
      let frame = Rect(
        x: item.column - item.before, y: tops[item.row] + (heights[item.row] - item.height) / 2,
        width: item.before + item.after, height: item.height)
      return (frame, label.edges)
    }
    nodes.indices.forEach { drawLoops(of: $0) }
  }

  /// Draws the arrows from a box to itself on its right side.
  private mutating func drawLoops(of node: Int) {
    let loops = loops(of: node)
    let distance = loopDistance(of: node)
    let frame = frames[node]
    var middle = frame.midY - (loops.count - 1) * distance / 2 - distance
    for edge in loops {
      middle += distance
      let (top, right) = (middle - lane.height / 2, frame.maxX + max(lane.width, 2))
      routes[edge] = [
        Point(x: frame.maxX, y: top), Point(x: right, y: top),
        Point(x: right, y: top + lane.height), Point(x: frame.maxX, y: top + lane.height),
      ]
      guard let label = edges[edge].label else { continue }
      let place = Rect(
        x: right + lane.width / 2 + 1, y: middle - label.height / 2, width: label.width,
        height: label.height)
      labelFrames.append((place, [edge]))
    }
  }

  private func channelHeight(_ tracks: Int) -> Int {
    tracks == 0 ? lead : 2 * lead + (tracks - 1) * lane.height
  }

  /// The line without the points at which it does not bend.
  static func simplified(_ points: [Point]) -> [Point] {
    points.reduce(into: []) { line, point in
      if line.last == point { return }
      if line.count > 1 {
        let (a, b) = (line[line.count - 2], line[line.count - 1])
        if (a.x == b.x && b.x == point.x) || (a.y == b.y && b.y == point.y) { line.removeLast() }
      }
      line.append(point)
    }
  }
}
