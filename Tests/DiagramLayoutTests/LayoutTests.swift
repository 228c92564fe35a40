import DiagramLayout
import DiagramLayoutTestSupport
import Testing

@Suite struct LayoutTests {
  @Test(arguments: [Metrics.Direction.down, .right], [false, true])
  func randomGraphsAreLaidOutWithoutCollisions(
    _ direction: Metrics.Direction, inPoints: Bool
  ) {
    var metrics = inPoints ? Metrics.points : .cells()
    metrics.direction = direction
    var numbers = SeededNumbers(seed: 16)
    for number in 0..<100 {
      let graph = Graph.random(&numbers)
      let layout = Layout(graph, metrics)
      #expect(complaints(about: layout) == [], "graph \(number)")
      #expect(layout.arrows.count { $0.edge != nil } == graph.edgeCount, "graph \(number)")
      #expect(layout.labelledArrows == graph.labelCount, "graph \(number)")
      #expect(layout == Layout(graph, metrics), "graph \(number)")
    }
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
