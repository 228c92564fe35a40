/// The positions of the boxes, arrows and labels of a graph.
///
/// Boxes are placed in rows from top to bottom, and arrows lead from row to row if possible. Labels have
/// places of their own between the rows, so they hide nothing. The same graph always has the same layout.
package struct Layout: Hashable, Sendable {
  /// A box.
  package struct Box: Hashable, Sendable {
    /// The index of its node, after the indices of the boxes around it.
    package var path: [Int]
    package var node: Graph.Node
    package var frame: Rect
    var isStart: Bool
  }

  /// An arrow.
  package struct Arrow: Hashable, Sendable {
    /// The boxes at its ends; the first is `nil` for an arrow from the marker.
    package var from: [Int]?
    package var to: [Int]
    /// The index of its edge in its graph; `nil` for an arrow from the marker.
    package var edge: Int?
    /// From the border of one box to that of the other; each segment is horizontal or vertical.
    package var points: [Point]
  }

  /// The label of an arrow, or of several with a common end and label.
  package struct Label: Hashable, Sendable {
    package var lines: [String]
    package var frame: Rect
    /// The indices of the arrows in the layout.
    package var arrows: [Int]
  }

  package internal(set) var size: Size
  /// The boxes; each comes before the boxes inside it.
  package internal(set) var boxes: [Box] = []
  package internal(set) var arrows: [Arrow] = []
  package internal(set) var labels: [Label] = []
  package internal(set) var markers: [Rect] = []

  /// Lays out a graph, or one inside the last box of a path.
  package init(_ graph: Graph, _ metrics: Metrics, path: [Int] = []) {
    let inner = graph.nodes.enumerated().map { index, node in
      node.inner.map { Layout($0, metrics, path: path + [index]) }
    }
    let texts = graph.edges.map { metrics.lines($0.labels) }
    var flow = Flow(
      nodes: zip(graph.nodes, inner).map { node, inner in
        Self.size(node, around: inner, metrics)
      },
      edges: zip(graph.edges, texts).map { edge, lines in
        Flow.Edge(
          from: edge.from, to: edge.to, words: lines,
          label: lines.isEmpty ? nil : metrics.labelSize(lines))
      },
      lane: metrics.lane, gap: metrics.gap.width, lead: metrics.lead.height)
    let starts = graph.starts.filter(graph.nodes.indices.contains)
    if !starts.isEmpty { flow.begin(at: starts, marker: metrics.marker) }
    flow.arrange()

    size = flow.size
    for (index, node) in graph.nodes.enumerated() {
      let frame = flow.frames[index]
      boxes.append(
        Box(path: path + [index], node: node, frame: frame, isStart: starts.contains(index)))
      if let inner = inner[index] { add(inner, node, in: frame, metrics) }
    }
    for label in flow.labelFrames {
      labels.append(
        Label(
          lines: texts[label.edges[0]], frame: label.frame,
          arrows: label.edges.map { $0 + arrows.count }))
    }
    for (index, points) in flow.routes.enumerated() {
      let isEdge = index < graph.edges.count
      let edge = flow.edges[index]
      arrows.append(
        Arrow(
          from: isEdge ? path + [edge.from] : nil, to: path + [edge.to],
          edge: isEdge ? index : nil, points: points))
    }
    markers += flow.frames.dropFirst(graph.nodes.count)
  }

  private static func size(
    _ node: Graph.Node, around inner: Layout?, _ metrics: Metrics
  ) -> Size {
    let name = metrics.nameSize(node)
    guard let inner else { return name }
    return Size(
      width: max(name.width, inner.size.width + 2 * metrics.padding.width),
      height: name.height + inner.size.height + metrics.padding.height)
  }

  /// Adds the layout of a box's content, below the name of the box.
  private mutating func add(
    _ inner: Layout, _ node: Graph.Node, in frame: Rect, _ metrics: Metrics
  ) {
    let top = metrics.nameSize(node).height
    let room = frame.height - top - metrics.padding.height - inner.size.height
    let x = frame.x + (frame.width - inner.size.width) / 2
    let y = frame.y + top + room / 2
    var inner = inner
    inner.move { Point(x: $0.x + x, y: $0.y + y) }
    for index in inner.labels.indices {
      inner.labels[index].arrows = inner.labels[index].arrows.map { $0 + arrows.count }
    }
    boxes += inner.boxes
    labels += inner.labels
    arrows += inner.arrows
    markers += inner.markers
  }

  /// Moves everything, each place to another.
  mutating func move(_ place: (Point) -> Point) {
    for index in boxes.indices { boxes[index].frame.move(place) }
    for index in labels.indices { labels[index].frame.move(place) }
    for index in markers.indices { markers[index].move(place) }
    for index in arrows.indices { arrows[index].points = arrows[index].points.map(place) }
  }
}
