/// The content of a diagram: boxes, arrows between them, and where it begins.
package struct Graph: Hashable, Codable, Sendable {
  /// A box, which may have a graph inside it.
  package struct Node: Hashable, Codable, Sendable {
    package var name: String
    /// The lines below the name.
    package var notes: [String]
    /// Whether the box can be reached; others are drawn faintly.
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
  package struct Edge: Hashable, Codable, Sendable {
    /// The index of the node that the arrow leaves.
    package var from: Int
    package var to: Int
    /// The labels of the arrow; lines can be broken between them.
    package var labels: [String]

    package init(from: Int, to: Int, labels: [String] = []) {
      (self.from, self.to, self.labels) = (from, to, labels)
    }
  }

  package var nodes: [Node]
  package var edges: [Edge]
  /// The indices of the first nodes, which have an arrow from a marker.
  package var starts: [Int]

  package init(nodes: [Node] = [], edges: [Edge] = [], starts: [Int] = []) {
    (self.nodes, self.edges, self.starts) = (nodes, edges, starts)
  }
}
