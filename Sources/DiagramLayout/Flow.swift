/// Rows of boxes and labels with lines between them, always downwards.
///
/// The classical steps: circles are opened, boxes get rows, lines that pass a row get a place in
/// it, the places are put into an order with few crossings, then they get columns, then lines are
/// drawn through the channels between the rows.
struct Flow {
  /// An arrow.
  struct Edge {
    var from: Int
    var to: Int
    var label: Size?
  }

  /// Where an arrow runs.
  struct Route {
    var points: [Point] = []
    var label: Rect?
  }

  /// What has a place in a row: a box, a label, or a line that passes.
  struct Item {
    /// The box; `nil` for a label or a line.
    var node: Int?
    var row: Int
    /// What it fills to the left and to the right of its column.
    var before = 0
    var after = 0
    var height = 0
    var column = 0
    /// The links to the row above, and to the row below.
    var up: [Int] = []
    var down: [Int] = []
  }

  /// A piece of a line, from one row to the next.
  struct Link {
    var edge: Int
    var upper: Int
    var lower: Int
    /// How much it matters that it is straight.
    var weight: Int
    /// Where it leaves the upper item, and enters the lower one, from their columns.
    var upperPort = 0
    var lowerPort = 0
  }

  var nodes: [Size]
  var edges: [Edge]
  let lane: Size
  let gap: Int
  let lead: Int
  /// The boxes of which the arrows of a marker are; the marker is the last of the nodes.
  private(set) var marker: Int?

  var items: [Item] = []
  var links: [Link] = []
  /// The items of each row, from left to right.
  var rows: [[Int]] = []
  /// The links of each edge, from top to bottom.
  var chains: [[Int]] = []
  /// The item of an edge's label.
  var labels: [Int: Int] = [:]
  /// The edges that lead upwards.
  var turned: Set<Int> = []

  private(set) var size = Size(width: 0, height: 0)
  private(set) var frames: [Rect] = []
  private(set) var routes: [Route] = []

  init(nodes: [Size], edges: [Edge], lane: Size, gap: Int, lead: Int) {
    self.nodes = nodes
    self.edges = edges
    self.lane = lane
    self.gap = gap
    self.lead = lead
  }

  /// Adds the marker from which the first boxes are reached.
  mutating func begin(at starts: [Int], marker size: Size) {
    marker = nodes.count
    edges += starts.map { Edge(from: nodes.count, to: $0) }
    nodes.append(size)
  }

  /// Finds a place for everything.
  mutating func arrange() {
    let ranks = ranks()
    makeRoom()
    makeItems(ranks)
    makeChains()
    orderRows()
    alignColumns()
    draw()
  }

  func loops(of node: Int) -> [Int] {
    edges.indices.filter { edges[$0].from == node && edges[$0].to == node }
  }

  /// How far arrows from a box to itself are apart.
  private func loopDistance(of node: Int) -> Int {
    max(2 * lane.height, loopHeight(of: node) + lane.height / 2)
  }

  private func loopHeight(of node: Int) -> Int {
    loops(of: node).reduce(lane.height) { max($0, edges[$1].label?.height ?? 0) }
  }

  /// Makes boxes large enough for the ends of their arrows.
  private mutating func makeRoom() {
    for node in nodes.indices where node != marker {
      let arrows = edges.indices.filter { edges[$0].from != edges[$0].to }
      let below = arrows.count {
        (turned.contains($0) ? edges[$0].to : edges[$0].from) == node
      }
      let above = arrows.count {
        (turned.contains($0) ? edges[$0].from : edges[$0].to) == node
      }
      nodes[node].width = max(nodes[node].width, (max(above, below) + 1) * lane.width)
      let loops = loops(of: node).count
      if loops > 0 {
        nodes[node].height = max(
          nodes[node].height,
          (loops - 1) * loopDistance(of: node) + loopHeight(of: node) + 2 * (lane.height / 2))
      }
    }
  }

  // MARK: - Rows

  /// The rank of each box; the boxes of one rank stand in one row.
  private mutating func ranks() -> [Int] {
    let outgoing = Dictionary(grouping: edges.indices, by: { edges[$0].from })
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var isSeen = isOpen
    var turned: Set<Int> = []
    func visit(_ node: Int) {
      isSeen[node] = true
      isOpen[node] = true
      for edge in outgoing[node] ?? [] {
        let next = edges[edge].to
        if isOpen[next] { turned.insert(edge) } else if !isSeen[next] { visit(next) }
      }
      isOpen[node] = false
    }
    for node in (marker.map { [$0] } ?? []) + Array(nodes.indices) where !isSeen[node] {
      visit(node)
    }
    self.turned = turned

    let arrows = edges.indices.filter { edges[$0].from != edges[$0].to }.map { index in
      turned.contains(index)
        ? (from: edges[index].to, to: edges[index].from)
        : (from: edges[index].from, to: edges[index].to)
    }
    var ranks = nodes.indices.map { marker == nil || $0 == marker ? 0 : 1 }
    for _ in nodes {
      for arrow in arrows { ranks[arrow.to] = max(ranks[arrow.to], ranks[arrow.from] + 1) }
    }
    // Where more arrows leave a box than enter it, it stands as low as it can.
    for _ in nodes {
      for node in nodes.indices where node != marker {
        let enter = arrows.filter { $0.to == node }.count
        let leave = arrows.filter { $0.from == node }
        guard leave.count > enter, let lowest = leave.map({ ranks[$0.to] }).min() else { continue }
        ranks[node] = lowest - 1
      }
    }
    return ranks
  }

  private mutating func makeItems(_ ranks: [Int]) {
    for (node, size) in nodes.enumerated() {
      let loops = loops(of: node)
      var after = size.width - size.width / 2
      if !loops.isEmpty {
        after += 2 * lane.width + (loops.compactMap { edges[$0].label?.width }.max() ?? 0)
      }
      items.append(
        Item(
          node: node, row: 2 * ranks[node], before: size.width / 2, after: after,
          height: size.height))
    }
    rows = Array(repeating: [], count: (items.map(\.row).max() ?? 0) + 1)
    for index in items.indices { rows[items[index].row].append(index) }
  }

  /// Gives each line a place in every row that it passes, and its label one of these.
  private mutating func makeChains() {
    chains = Array(repeating: [], count: edges.count)
    let lengths = edges.map { abs(items[$0.from].row - items[$0.to].row) }
    var labelWidths = [Int](repeating: 0, count: rows.count)
    // The shortest first, as the others can choose.
    for index in edges.indices.sorted(by: { (lengths[$0], $0) < (lengths[$1], $1) }) {
      let edge = edges[index]
      if edge.from == edge.to { continue }
      let (top, bottom) = turned.contains(index) ? (edge.to, edge.from) : (edge.from, edge.to)
      let passed = (items[top].row + 1)..<items[bottom].row
      let middle = passed.lowerBound + passed.count / 2
      let row = passed.filter { !$0.isMultiple(of: 2) }.min { left, right in
        (labelWidths[left], abs(left - middle), left)
          < (labelWidths[right], abs(right - middle), right)
      }
      var above = top
      for current in passed {
        var item = Item(row: current)
        if current == row, let label = edge.label {
          item.before = label.width / 2
          item.after = label.width - item.before
          item.height = label.height
          labelWidths[current] += label.width
          labels[index] = items.count
        }
        items.append(item)
        rows[current].append(items.count - 1)
        link(above, items.count - 1, of: index)
        above = items.count - 1
      }
      link(above, bottom, of: index)
    }
  }

  private mutating func link(_ upper: Int, _ lower: Int, of edge: Int) {
    let isInner = items[upper].node == nil && items[lower].node == nil
    let weight = edges[edge].from == marker ? 8 : isInner ? 4 : 1
    items[upper].down.append(links.count)
    items[lower].up.append(links.count)
    chains[edge].append(links.count)
    links.append(Link(edge: edge, upper: upper, lower: lower, weight: weight))
  }

  // MARK: - Drawing

  /// Turns rows and columns into frames and lines.
  private mutating func draw() {
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
    routes = edges.map { _ in Route() }
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
      routes[edge].points = Self.simplified(points)
    }
    for (edge, index) in labels {
      let item = items[index]
      routes[edge].label = Rect(
        x: item.column - item.before, y: tops[item.row] + (heights[item.row] - item.height) / 2,
        width: item.before + item.after, height: item.height)
    }
    nodes.indices.forEach { drawLoops(of: $0) }
  }

  /// Draws the arrows from a box to itself at its right.
  private mutating func drawLoops(of node: Int) {
    let loops = loops(of: node)
    let distance = loopDistance(of: node)
    let frame = frames[node]
    var middle = frame.midY - (loops.count - 1) * distance / 2 - distance
    for edge in loops {
      middle += distance
      let (top, right) = (middle - lane.height / 2, frame.maxX + lane.width)
      routes[edge].points = [
        Point(x: frame.maxX, y: top), Point(x: right, y: top),
        Point(x: right, y: top + lane.height), Point(x: frame.maxX, y: top + lane.height),
      ]
      routes[edge].label = edges[edge].label.map {
        Rect(
          x: right + (lane.width + 1) / 2, y: middle - $0.height / 2, width: $0.width,
          height: $0.height)
      }
    }
  }

  private func channelHeight(_ tracks: Int) -> Int {
    tracks == 0 ? lead : 2 * lead + (tracks - 1) * lane.height
  }

  /// A line without points at which it does not bend.
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
