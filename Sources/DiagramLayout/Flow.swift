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
    var words: [String] = []
    var label: Size?
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
  /// The items of the labels, and the edges on which each stands.
  var labels: [(item: Int, edges: [Int])] = []
  /// The edges that lead upwards.
  var turned: Set<Int> = []

  private(set) var size = Size(width: 0, height: 0)
  private(set) var frames: [Rect] = []
  private(set) var routes: [[Point]] = []
  private(set) var labelFrames: [(frame: Rect, edges: [Int])] = []

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

  /// The box at the upper end of an edge, and that at the lower end.
  private func ends(_ edge: Int) -> (top: Int, bottom: Int) {
    turned.contains(edge)
      ? (edges[edge].to, edges[edge].from) : (edges[edge].from, edges[edge].to)
  }

  /// Edges that share an end and a label: they are drawn as one line that branches.
  private struct Bundle: Hashable {
    var node: Int
    var isTop: Bool
    var isTurned: Bool
    var words: [String]
  }

  /// Each edge with those that it shares a label with, the largest bundles first.
  private func bundles() -> [(bundle: Bundle?, edges: [Int])] {
    var free = edges.indices.filter { edges[$0].from != edges[$0].to }
    var bundles: [(bundle: Bundle?, edges: [Int])] = []
    while !free.isEmpty {
      var members: [Bundle: [Int]] = [:]
      var order: [Bundle] = []
      for edge in free where edges[edge].label != nil {
        let (top, bottom) = ends(edge)
        for (node, isTop) in [(top, true), (bottom, false)] {
          let bundle = Bundle(
            node: node, isTop: isTop, isTurned: turned.contains(edge), words: edges[edge].words)
          if members[bundle] == nil { order.append(bundle) }
          members[bundle, default: []].append(edge)
        }
      }
      guard let largest = order.map({ members[$0]?.count ?? 0 }).max(), largest > 1,
        let bundle = order.first(where: { members[$0]?.count == largest }),
        let edges = members[bundle]
      else { break }
      bundles.append((bundle, edges))
      free.removeAll(where: edges.contains)
    }
    return bundles + free.map { (nil, [$0]) }
  }

  /// Gives each line a place in every row that it passes, and its label one of these.
  private mutating func makeChains() {
    chains = Array(repeating: [], count: edges.count)
    var labelWidths = [Int](repeating: 0, count: rows.count)
    let bundles = bundles()
    let lengths = edges.indices.map { items[ends($0).bottom].row - items[ends($0).top].row }
    // Where labels can choose their rows, they come last.
    let order = bundles.indices.sorted { left, right in
      let keys = [left, right].map { index in
        bundles[index].bundle == nil ? lengths[bundles[index].edges[0]] : 0
      }
      return (keys[0], left) < (keys[1], right)
    }
    for (bundle, members) in order.map({ bundles[$0] }) {
      let (top, bottom) = ends(members[0])
      let passed = (items[top].row + 1)..<items[bottom].row
      let middle = passed.lowerBound + passed.count / 2
      let row =
        bundle.map { items[$0.node].row + ($0.isTop ? 1 : -1) }
        ?? passed.filter { !$0.isMultiple(of: 2) }.min { left, right in
          (labelWidths[left], abs(left - middle), left)
            < (labelWidths[right], abs(right - middle), right)
        }
      guard let row, let label = edges[members[0]].label else {
        members.forEach { connect(top, bottom, of: $0) }
        continue
      }
      let item = add(
        Item(
          row: row, before: label.width / 2, after: label.width - label.width / 2,
          height: label.height))
      labelWidths[row] += label.width
      labels.append((item, members))
      if bundle?.isTop != false { connect(top, item, of: members[0]) }
      let shared = chains[members[0]]
      for edge in members {
        let (top, bottom) = ends(edge)
        if bundle?.isTop == false { connect(top, item, of: edge) } else { chains[edge] = shared }
        if bundle?.isTop != false { connect(item, bottom, of: edge) }
      }
      if bundle?.isTop == false {
        connect(item, bottom, of: members[0])
        let shared = chains[members[0]].suffix(1)
        for edge in members.dropFirst() { chains[edge] += shared }
      }
    }
  }

  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    rows[item.row].append(items.count - 1)
    return items.count - 1
  }

  /// Leads a line from one item down to another, with a place in every row between them.
  private mutating func connect(_ top: Int, _ bottom: Int, of edge: Int) {
    var above = top
    for row in (items[top].row + 1)..<items[bottom].row {
      let item = add(Item(row: row))
      link(above, item, of: edge)
      above = item
    }
    link(above, bottom, of: edge)
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

  /// Draws the arrows from a box to itself at its right.
  private mutating func drawLoops(of node: Int) {
    let loops = loops(of: node)
    let distance = loopDistance(of: node)
    let frame = frames[node]
    var middle = frame.midY - (loops.count - 1) * distance / 2 - distance
    for edge in loops {
      middle += distance
      let (top, right) = (middle - lane.height / 2, frame.maxX + lane.width)
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
