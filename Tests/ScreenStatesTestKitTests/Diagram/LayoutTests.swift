import RandomModels
import ScreenStatesDiagramLayout
import Testing
import TestTraits

@Suite struct LayoutTests {
  /// What a layout is measured in.
  enum Units: CaseIterable {
    case points, cells, narrowCells

    var metrics: Metrics {
      guard self != .points else { return .points }
      var metrics = Metrics.cells()
      if self == .narrowCells {
        metrics.lane = Size(width: 1, height: 1)
        metrics.gap = Size(width: 2, height: 1)
        metrics.lead = Size(width: 2, height: 1)
      }
      return metrics
    }
  }

  /// Lays out random graphs: 80 in the long form, otherwise few.
  private func layOut(
    _ metrics: Metrics, check: (_ graph: Graph, _ layout: Layout, _ which: Comment) -> Void
  ) async {
    var numbers = SeededGenerator(seed: randomSeed)
    for number in 0..<(isLongForm ? 80 : 2) {
      await Task.yield()  // The work of other tests may wait for this thread.
      let graph = Graph.random(&numbers)
      check(graph, Layout(graph, metrics), "graph \(number) of seed \(randomSeed)")
    }
  }

  @Test(arguments: Units.allCases)
  func randomGraphsAreLaidOutWithoutCollisions(_ units: Units) async {
    let metrics = units.metrics
    await layOut(metrics) { graph, layout, which in
      #expect(complaints(about: layout) == [], which)
      #expect(layout.arrows.count { $0.edge != nil } == graph.edgeCount, which)
      #expect(Set(layout.labels.flatMap(\.arrows)).count == graph.labelCount, which)
      #expect(layout == Layout(graph, metrics), which)
      if units != .points {
        // Everything that has a place in the layout has its cells.
        #expect(TextPicture(layout, metrics).rows.count == layout.size.height + 1)
      }
    }
  }

  @Test func aShortenedLayoutSaysTheSameInFewerRows() async {
    let metrics = Metrics.cells()
    await layOut(metrics) { _, layout, which in
      let short = layout.shortened
      #expect(complaints(about: short) == [], which)
      #expect(short.shortened == short, which)
      let changes = TextPicture(short, metrics).rows.map { $0.map(\.text).joined() }
        .difference(from: TextPicture(layout, metrics).rows.map { $0.map(\.text).joined() })
      #expect(changes.insertions.isEmpty, which)
      for case .remove(_, let row, _) in changes.removals {
        #expect(row.allSatisfy { " │┆".contains($0) }, which)
      }
      #expect(changes.removals.isEmpty == (short == layout), which)
    }
  }
}

extension Graph {
  fileprivate var labelCount: Int {
    edges.count { !$0.labels.isEmpty } + nodes.reduce(0) { $0 + ($1.inner?.labelCount ?? 0) }
  }

  fileprivate var edgeCount: Int {
    edges.count + nodes.reduce(0) { $0 + ($1.inner?.edgeCount ?? 0) }
  }
}

extension Graph {
  /// A graph of up to twelve boxes, some with graphs in them, any arrows, and one start or more.
  static func random(
    _ numbers: inout SeededGenerator, largest: Int = 12, depth: Int = 0
  ) -> Graph {
    let count = Int.random(in: 1...largest, using: &numbers)
    let nodes = (0..<count).map { index in
      let isHost = depth < 2 && Int.random(in: 0..<8, using: &numbers) == 0
      return Graph.Node(
        String(repeating: "n", count: Int.random(in: 1...16, using: &numbers)) + "\(index)",
        notes: Int.random(in: 0..<4, using: &numbers) == 0 ? ["ignores this"] : [],
        inner: isHost ? random(&numbers, largest: 4, depth: depth + 1) : nil)
    }
    let edges = (0..<Int.random(in: 0...(2 * count + 2), using: &numbers)).map { _ in
      Graph.Edge(
        from: Int.random(in: 0..<count, using: &numbers),
        to: Int.random(in: 0..<count, using: &numbers),
        labels: (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
          String(repeating: "w", count: Int.random(in: 1...12, using: &numbers))
        })
    }
    let starts = Int.random(in: 0..<6, using: &numbers) == 0 ? [] : [0] + (count > 3 ? [2] : [])
    return Graph(nodes: nodes, edges: edges, starts: starts)
  }
}
