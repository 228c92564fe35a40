import Foundation
package import ScreenStatesDiagramLayout

/// The states of the samples, with all transitions that the explorer found.
///
/// Exploring takes time, so the results are recorded. A test compares them.
package enum StateMap {
  /// A transition between states with full paths, such as `loggedIn/playing`.
  struct Edge: Hashable, Sendable {
    /// The path of the old state; empty for a start.
    let from: String
    let to: String
  }

  /// The mark of the state in which a screen starts, before its name.
  package static let start = "● "

  /// The maps of all samples, each inside a node with the sample's name.
  package static let all = Graph(
    nodes: recorded.split(separator: "\n")
      .compactMap { try? JSONDecoder().decode(Graph.Node.self, from: Data($0.utf8)) })

  /// The map of a sample, with the mark where the screen has started; empty if there is none.
  static func of(_ sample: String, startedIn kind: String?) -> Graph {
    var graph = all.nodes.first { $0.name == sample }?.inner ?? Graph()
    guard let kind else { return graph }
    for (index, node) in graph.nodes.enumerated() {
      graph.nodes[index].name = (node.kind == kind ? start : "") + node.kind
    }
    return graph
  }
}

extension Graph {
  /// The graph as the file has it: the states in which it starts come first, with their mark.
  package var map: Graph {
    let order = starts + nodes.indices.filter { !starts.contains($0) }
    return Graph(
      nodes: order.map { index in
        let mark = starts.contains(index) ? StateMap.start : ""
        return Node(mark + nodes[index].name, inner: nodes[index].inner?.map)
      },
      edges: order.enumerated().flatMap { place, index in
        edges.filter { $0.from == index }.map { edge in
          Edge(from: place, to: order.firstIndex(of: edge.to) ?? 0, labels: edge.labels)
        }
      })
  }
}

extension Graph.Node {
  /// The name of the kind, without the mark of the start.
  var kind: String { name.replacing(StateMap.start, with: "") }
}
