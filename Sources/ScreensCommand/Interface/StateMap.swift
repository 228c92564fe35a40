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
  static func of(_ sample: String) -> Graph {
    all.nodes.first { $0.name == sample }?.inner ?? Graph()
  }
}

extension Graph {
  /// The graph as indented lines: a state, then `-> state: causes` for each transition, then the
  /// states inside it.
  package var map: String { map(indent: "") }

  private func map(indent: String) -> String {
    nodes.enumerated().map { index, node in
      "\(indent)\(node.name.replacing(StateMap.start, with: ""))\n"
        + edges.filter { $0.from == index }.map { edge in
          let causes = edge.labels.joined(separator: ", ")
          return
            "\(indent)-> \(nodes[edge.to].name.replacing(StateMap.start, with: "")): \(causes)\n"
        }.joined() + (node.inner?.map(indent: indent + "  ") ?? "")
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
        let isStart = nodes.isEmpty && !indent.isEmpty
        nodes.append(Node((isStart ? StateMap.start : "") + String(text)))
      }
    }
    edges = arrows.compactMap { arrow in
      nodes.firstIndex { $0.name.replacing(StateMap.start, with: "") == arrow.to }
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
