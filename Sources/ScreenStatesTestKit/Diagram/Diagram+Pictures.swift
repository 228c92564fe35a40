package import ScreenStatesDiagramLayout

extension Diagram {
  /// The diagram as a picture in SVG, with colours for light and dark.
  ///
  /// What a state ignores or refuses is left out; ``svg(withNotes:lighting:)`` can say it.
  public var svg: String { svg(withNotes: false) }

  /// The diagram drawn with characters, for a terminal or a log.
  public var text: String { text(withNotes: false) }

  /// The diagram as a picture in SVG, with colours for light and dark.
  ///
  /// - Parameters:
  ///   - withNotes: Whether each box names the requests that its state ignores and refuses.
  ///   - finding: The finding whose path is highlighted.
  /// - Returns: The text of the file.
  public func svg(withNotes: Bool, lighting finding: Finding? = nil) -> String {
    let layout = Layout(graph(withNotes: withNotes), .points)
    let lit = (finding?.way ?? []).map { (from: $0.from, to: $0.to) }
    return SVGPicture(layout, .points, title: "The states of a screen", lit: lit).text
  }

  /// The diagram drawn with characters, for a terminal or a log.
  ///
  /// - Parameter withNotes: Whether each box names the requests that its state ignores and refuses.
  /// - Returns: The lines, joined.
  public func text(withNotes: Bool) -> String {
    let metrics = Metrics.cells()
    return TextPicture(Layout(graph(withNotes: withNotes), metrics), metrics).text
  }

  /// The diagram as a graph, for a layout, with hosted screens inside the boxes of their hosts.
  package func graph(withNotes: Bool = false) -> Graph {
    withNotes ? whole : whole.withoutNotes
  }
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
