import DiagramLayout
import Testing

@Suite struct LayoutTests {
  @Test(arguments: [Metrics.Direction.down, .right])
  func randomGraphsAreLaidOutWithoutCollisions(_ direction: Metrics.Direction) {
    var metrics = Metrics.cells()
    metrics.direction = direction
    var numbers = SeededNumbers(seed: 16)
    for number in 0..<150 {
      let graph = Graph.random(&numbers)
      let layout = Layout(graph, metrics)
      #expect(complaints(about: layout) == [], "graph \(number)")
      #expect(layout.lines.count { $0.edge != nil } == graph.edgeCount, "graph \(number)")
      #expect(layout == Layout(graph, metrics), "graph \(number)")
    }
  }
}

extension Graph {
  fileprivate var edgeCount: Int {
    edges.count + nodes.reduce(0) { $0 + ($1.inner?.edgeCount ?? 0) }
  }
}
