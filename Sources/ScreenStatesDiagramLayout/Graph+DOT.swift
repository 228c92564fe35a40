extension Graph {
  /// The graph in the DOT language of Graphviz, for `dot -Tsvg`.
  package var dot: String {
    let head = [
      "digraph screen {", "  rankdir=LR;", "  node [shape=box, style=rounded];",
      "  edge [fontsize=10];",
    ]
    return (head + dotLines([], indent: "  ") + ["}"]).joined(separator: "\n")
  }

  private func dotLines(_ host: [String], indent: String) -> [String] {
    let ids = nodes.map { Graph.identifier(host + [$0.name]) }
    var lines = zip(nodes, ids).flatMap { node, id in
      let text = ([node.name] + node.notes).map(dotText).joined(separator: "\\n")
      let style = node.isReached ? "" : ", style=\"rounded,dashed\""
      let box = "\(id) [label=\"\(text)\"\(style)];"
      guard let inner = node.inner else { return [indent + box] }
      return ["\(indent)subgraph cluster_\(id) {", "\(indent)  \(box)"]
        + inner.dotLines(host + [node.name], indent: indent + "  ") + ["\(indent)}"]
    }
    if host.isEmpty {
      lines.append("\(indent)_start [shape=point, label=\"\", style=filled];")
    }
    let (start, style) = host.isEmpty ? ("_start", "") : (Graph.identifier(host), " [style=dotted]")
    lines += starts.map { "\(indent)\(start) -> \(ids[$0])\(style);" }
    lines += edges.map { edge in
      "\(indent)\(ids[edge.from]) -> \(ids[edge.to]) [label=\"\(dotText(edge.label))\"];"
    }
    return lines
  }

  /// Escapes text for a quoted string in DOT.
  private func dotText(_ text: String) -> String {
    Graph.escape("\"\\", in: text) { "\\\($0)" }
  }
}

extension Graph.Edge {
  var label: String { labels.joined(separator: ", ") }
}
