import ScreenStatesDiagramLayout
import Testing

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

  @Test(arguments: [Metrics.Direction.down, .right], Units.allCases)
  func randomGraphsAreLaidOutWithoutCollisions(
    _ direction: Metrics.Direction, _ units: Units
  ) async {
    var metrics = units.metrics
    metrics.direction = direction
    var numbers = SeededNumbers(seed: 999)
    for number in 0..<80 {
      await Task.yield()  // The work of other tests may wait for this thread.
      let graph = Graph.random(&numbers)
      let layout = Layout(graph, metrics)
      #expect(complaints(about: layout) == [], "graph \(number)")
      #expect(layout.arrows.count { $0.edge != nil } == graph.edgeCount, "graph \(number)")
      #expect(layout.labelledArrows == graph.labelCount, "graph \(number)")
      #expect(layout == Layout(graph, metrics), "graph \(number)")
      if units != .points {
        // Everything that has a place in the layout has its cells.
        #expect(TextPicture(layout, metrics).rows.count == layout.size.height + 1)
      }
    }
  }

  @Test(arguments: [Metrics.Direction.down, .right])
  func aShortenedLayoutSaysTheSameInFewerRows(_ direction: Metrics.Direction) async {
    var metrics = Metrics.cells()
    metrics.direction = direction
    var numbers = SeededNumbers(seed: 7)
    for number in 0..<80 {
      await Task.yield()  // The work of other tests may wait for this thread.
      let layout = Layout(Graph.random(&numbers), metrics)
      let short = layout.shortened
      #expect(complaints(about: short) == [], "graph \(number)")
      #expect(short.shortened == short, "graph \(number)")
      let changes = TextPicture(short, metrics).rows.map { $0.map(\.text).joined() }
        .difference(from: TextPicture(layout, metrics).rows.map { $0.map(\.text).joined() })
      #expect(changes.insertions.isEmpty, "graph \(number)")
      for case .remove(_, let row, _) in changes.removals {
        #expect(row.allSatisfy { " │┆".contains($0) }, "graph \(number): \(row)")
      }
      #expect(changes.removals.isEmpty == (short == layout), "graph \(number)")
    }
  }

  @Test func whatIsShortenedKeepsBoxesLabelsBendsAndHeads() {
    let metrics = Metrics.cells()
    let graph = Graph(
      nodes: [.init("one"), .init("two", inner: Graph(nodes: [.init("inner")]))],
      edges: [
        .init(from: 0, to: 1, labels: ["go()"]), .init(from: 1, to: 0, labels: ["back()"]),
      ])
    #expect(
      TextPicture(Layout(graph, metrics).shortened, metrics).text == """
             ╭─────╮
             │ one │
             ╰─┬───╯
               │ ▲
          ╭────╯ │
         go()  back()
          ▼      │
        ╭────────┴──╮
        │    two    │
        │ ╭───────╮ │
        │ │ inner │ │
        │ ╰───────╯ │
        ╰───────────╯
        """)
  }
}

extension Layout {
  fileprivate var labelledArrows: Int { Set(labels.flatMap(\.arrows)).count }
}

extension Graph {
  fileprivate var labelCount: Int {
    edges.count { !$0.labels.isEmpty } + nodes.reduce(0) { $0 + ($1.inner?.labelCount ?? 0) }
  }

  fileprivate var edgeCount: Int {
    edges.count + nodes.reduce(0) { $0 + ($1.inner?.edgeCount ?? 0) }
  }
}
