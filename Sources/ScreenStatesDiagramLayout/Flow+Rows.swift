extension Flow {
  /// The rank of each box; the boxes of one rank form a row.
  mutating func ranks() -> [Int] {
    let outgoing = Dictionary(grouping: edges.indices, by: { edges[$0].from })
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var isSeen = isOpen
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

    let arrows = edges.indices.filter { edges[$0].from != edges[$0].to }.map { ends($0) }
    var ranks = nodes.indices.map { marker == nil || $0 == marker ? 0 : 1 }
    for _ in nodes {
      for (top, bottom) in arrows { ranks[bottom] = max(ranks[bottom], ranks[top] + 1) }
    }
    // A box that more arrows leave than enter is placed as low as possible.
    for _ in nodes {
      for node in nodes.indices where node != marker {
        let enter = arrows.filter { $0.bottom == node }.count
        let leave = arrows.filter { $0.top == node }
        let lowest = leave.map { ranks[$0.bottom] }.min()
        guard leave.count > enter, let lowest else { continue }
        ranks[node] = lowest - 1
      }
    }
    return ranks
  }

  /// Places the boxes in the rows of their ranks; every second row is for labels.
  mutating func makeItems(_ ranks: [Int]) {
    for (node, size) in nodes.enumerated() {
      let loops = loops(of: node)
      var after = size.width - size.width / 2
      if !loops.isEmpty {
        after += max(2 * lane.width, 3) + (loops.compactMap { edges[$0].label?.width }.max() ?? 0)
      }
      items.append(
        Item(
          node: node, row: 2 * ranks[node], before: size.width / 2, after: after,
          height: size.height))
    }
    rows = Array(repeating: [], count: (items.map(\.row).max() ?? 0) + 1)
    for index in items.indices { rows[items[index].row].append(index) }
  }

  /// The boxes at the upper and the lower end of an edge.
  func ends(_ edge: Int) -> (top: Int, bottom: Int) {
    turned.contains(edge)
      ? (edges[edge].to, edges[edge].from) : (edges[edge].from, edges[edge].to)
  }

  /// Edges with a common end and label, which are drawn as one branching line.
  private struct Bundle: Hashable {
    var node: Int
    var isTop: Bool
    var isTurned: Bool
    var words: [String]
  }

  /// The edges in bundles of those that share a label, the largest first.
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

  /// Gives each line an item in every row that it passes, and its label one of these.
  mutating func makeChains() {
    chains = Array(repeating: [], count: edges.count)
    var labelWidths = [Int](repeating: 0, count: rows.count)
    let bundles = bundles()
    let lengths = edges.indices.map { items[ends($0).bottom].row - items[ends($0).top].row }
    // Labels that can choose their rows come last.
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

  /// Connects an item to a lower one, with an item of the line in every row between them.
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
    links.append(Link(upper: upper, lower: lower, weight: weight))
  }
}
