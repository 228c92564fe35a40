/// What a picture shows: boxes, arrows between them, and where it begins.
package struct Graph: Hashable, Sendable {
  /// A box, which may have a graph inside it.
  package struct Node: Hashable, Sendable {
    package var name: String
    /// What is said below the name, a line each.
    package var notes: [String]
    /// Whether it is drawn faintly, as nothing leads to it.
    package var isReached: Bool
    package var inner: Graph?

    package init(_ name: String, notes: [String] = [], isReached: Bool = true, inner: Graph? = nil)
    {
      self.name = name
      self.notes = notes
      self.isReached = isReached
      self.inner = inner
    }
  }

  /// An arrow between two boxes of the same graph.
  package struct Edge: Hashable, Sendable {
    /// The box that it leaves, by its place among the nodes.
    package var from: Int
    package var to: Int
    /// The words on it; they may be broken into lines between one and the next.
    package var labels: [String]

    package init(from: Int, to: Int, labels: [String] = []) {
      self.from = from
      self.to = to
      self.labels = labels
    }
  }

  package var nodes: [Node]
  package var edges: [Edge]
  /// Where it begins, by their places among the nodes; these have an arrow from a marker.
  package var starts: [Int]

  package init(nodes: [Node] = [], edges: [Edge] = [], starts: [Int] = []) {
    self.nodes = nodes
    self.edges = edges
    self.starts = starts
  }
}
