package import ScreenStatesDiagramLayout

extension Diagram {
  /// The diagram as a graph, for a layout.
  ///
  /// - Parameter withNotes: Whether what each kind ignores and refuses is said in its box.
  /// - Returns: The graph, with hosted screens inside the boxes of their hosts.
  package func graph(withNotes: Bool = false) -> Graph {
    Graph(chart, withNotes: withNotes)
  }
}

extension Graph {
  fileprivate init(_ chart: Diagram.Chart, withNotes: Bool) {
    let places = Dictionary(
      zip(chart.kinds.map(\.name), chart.kinds.indices), uniquingKeysWith: { first, _ in first })
    self.init(
      nodes: chart.kinds.map { kind in
        let inner = chart.inner.first { $0.host == chart.host + [kind.name] }
        return Node(
          kind.name, notes: withNotes ? kind.notes : [], isReached: kind.isReached,
          inner: inner.map { Graph($0, withNotes: withNotes) })
      },
      edges: chart.edges.compactMap { edge in
        guard let from = places[edge.from], let to = places[edge.to] else { return nil }
        return Edge(from: from, to: to, labels: edge.causes)
      },
      starts: chart.starts.compactMap { places[$0] })
  }
}
