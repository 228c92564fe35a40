package import ScreenStatesDiagramLayout

/// The states of the samples with all the transitions that the explorer found.
///
/// To explore takes time, so what was found is kept in a file; a test compares it.
package enum StateMap {
  /// A transition; states are named with the way to them, such as `loggedIn/playing`.
  struct Edge: Hashable, Sendable {
    /// Where it begins; empty for a start.
    let from: String
    /// Where it leads.
    let to: String
  }

  /// The map of each sample, inside its name.
  package static let all: Graph = {
    let text = String(decoding: PackageResources.states_txt, as: UTF8.self)
    var lines = text.split(separator: "\n")[...]
    return Graph(&lines, indent: "")
  }()

  /// The map of a sample; an empty one, if there is none of that name.
  static func of(_ sample: String) -> Graph {
    all.nodes.first { $0.name == sample }?.inner ?? Graph()
  }
}

extension Graph {
  /// The graph as lines: a state, indented by what is around it, `-> state: causes` for each
  /// transition, and then the states inside it.
  package var map: String { map(indent: "") }

  private func map(indent: String) -> String {
    nodes.enumerated().map { index, node in
      "\(indent)\(node.name)\n"
        + edges.filter { $0.from == index }.map { edge in
          let causes = edge.labels.joined(separator: ", ")
          return "\(indent)-> \(nodes[edge.to].name): \(causes)\n"
        }.joined() + (node.inner?.map(indent: indent + "  ") ?? "")
    }.joined()
  }

  /// Reads lines as long as they are indented like this.
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
      nodes.firstIndex { $0.name == arrow.to }
        .map { Edge(from: arrow.from, to: $0, labels: arrow.labels) }
    }
  }

  /// This graph with nothing written on its arrows.
  var withoutLabels: Graph {
    var graph = self
    for index in graph.edges.indices { graph.edges[index].labels = [] }
    for index in graph.nodes.indices {
      graph.nodes[index].inner = graph.nodes[index].inner?.withoutLabels
    }
    return graph
  }

  /// The states with the way to each, and where transitions lead from it.
  var ways: [(from: String, to: [String])] {
    var ways: [(from: String, to: [String])] = []
    for (index, node) in nodes.enumerated() {
      ways.append((node.name, edges.filter { $0.from == index }.map { nodes[$0.to].name }))
      for way in node.inner?.ways ?? [] {
        ways.append(("\(node.name)/\(way.from)", way.to.map { "\(node.name)/\($0)" }))
      }
    }
    return ways
  }
}
