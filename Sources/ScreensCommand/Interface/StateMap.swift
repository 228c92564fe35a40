package import ScreenStatesDiagramLayout

/// The states of the samples, with all transitions that the explorer found.
///
/// Exploring takes time, so the results are in a resource file. A test compares it.
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
  package static let all: Graph = {
    let text = String(decoding: PackageResources.states_txt, as: UTF8.self)
    var lines = text.split(separator: "\n")[...]
    return Graph(&lines, indent: "")
  }()

  /// The map of a sample; empty if there is no such sample.
  ///
  /// A screen that has started in another kind than the explored one has the mark there.
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
  /// The graph as indented lines: a state, then `-> state: causes` for each transition, then the
  /// states inside it.
  ///
  /// The states in which it starts come first, with their mark.
  package var map: String { map(indent: "") }

  private func map(indent: String) -> String {
    (starts + nodes.indices.filter { !starts.contains($0) }).map { index in
      "\(indent)\(starts.contains(index) ? StateMap.start : "")\(nodes[index].name)\n"
        + edges.filter { $0.from == index }.map { edge in
          "\(indent)-> \(nodes[edge.to].kind): \(edge.labels.joined(separator: ", "))\n"
        }.joined() + (nodes[index].inner?.map(indent: indent + "  ") ?? "")
    }.joined()
  }

  /// Reads lines while they have this indentation.
  fileprivate init(_ lines: inout ArraySlice<Substring>, indent: String) {
    self.init()
    var arrows: [(from: Int, to: Substring, labels: [String])] = []
    while let line = lines.first, line.hasPrefix(indent) {
      let text = line.dropFirst(indent.count)
      if text.hasPrefix("  ") {
        nodes[nodes.count - 1].inner = Graph(&lines, indent: indent + "  ")
        continue
      }
      lines.removeFirst()
      if text.hasPrefix("-> "), let colon = text.firstIndex(of: ":") {
        let causes = text[colon...].dropFirst(2).split(separator: ", ").map(String.init)
        arrows.append((nodes.count - 1, text[..<colon].dropFirst(3), causes))
      } else {
        nodes.append(Node(String(text)))
      }
    }
    edges = arrows.compactMap { arrow in
      nodes.firstIndex { $0.kind == arrow.to }
        .map { Edge(from: arrow.from, to: $0, labels: arrow.labels) }
    }
  }

  package var withoutLabels: Graph {
    var graph = self
    for index in graph.edges.indices { graph.edges[index].labels = [] }
    for index in graph.nodes.indices {
      graph.nodes[index].inner = graph.nodes[index].inner?.withoutLabels
    }
    return graph
  }
}

extension Graph.Node {
  /// The name of the kind, without the mark of the start.
  var kind: String { name.replacing(StateMap.start, with: "") }
}
