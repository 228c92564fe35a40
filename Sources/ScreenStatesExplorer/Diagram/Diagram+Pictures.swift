package import ScreenStatesDiagramLayout

extension Diagram {
  /// The diagram as a Mermaid `stateDiagram-v2`.
  public var mermaid: String { whole.mermaid }

  /// The diagram in the DOT language of Graphviz, for `dot -Tsvg`.
  public var dot: String { whole.dot }

  /// The diagram as a picture in SVG, with colours for light and dark.
  public var svg: String { svg(withNotes: false) }

  /// The diagram drawn in text characters, for a terminal or a log.
  public var text: String { text(withNotes: false) }

  /// The diagram as a picture in SVG, in which each box may name the requests that its state ignores
  /// and refuses, and the path of a finding is highlighted.
  public func svg(withNotes: Bool, lighting finding: Finding? = nil) -> String {
    let layout = Layout(graph(withNotes: withNotes), .points)
    let lit = (finding?.way ?? []).map { (from: $0.from, to: $0.to) }
    return SVGPicture(layout, .points, title: "The states of a screen", lit: lit).text
  }

  /// The diagram in text characters; notes name the requests that its states ignore and refuse.
  public func text(withNotes: Bool) -> String {
    let metrics = Metrics.cells()
    return TextPicture(Layout(graph(withNotes: withNotes), metrics), metrics).text
  }

  /// The diagram as a graph, for a layout, with hosted screens inside the boxes of their hosts.
  package func graph(withNotes: Bool = false) -> Graph { withNotes ? whole : whole.withoutNotes }
}

extension Graph {
  fileprivate var withoutNotes: Graph {
    var graph = self
    for index in nodes.indices {
      graph.nodes[index].notes = []
      graph.nodes[index].inner = nodes[index].inner?.withoutNotes
    }
    return graph
  }
}
