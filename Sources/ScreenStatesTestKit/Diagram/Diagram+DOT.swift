extension Diagram {
  /// The diagram in the language of Graphviz: `dot -Tsvg`.
  public var dot: String {
    let head = [
      "digraph screen {", "  rankdir=LR;", "  node [shape=box, style=rounded];",
      "  edge [fontsize=10];",
    ]
    return (head + lines(ofDOT: chart, indent: "  ") + ["}"]).joined(separator: "\n")
  }

  private func lines(ofDOT chart: Chart, indent: String) -> [String] {
    var lines: [String] = []
    for kind in chart.kinds {
      let path = chart.host + [kind.name]
      let id = Self.identifier(path)
      let text = ([kind.name] + kind.notes).map(Self.dotText).joined(separator: "\\n")
      let style = kind.isReached ? "" : ", style=\"rounded,dashed\""
      let box = "\(id) [label=\"\(text)\"\(style)];"
      guard let inner = chart.inner.first(where: { $0.host == path }) else {
        lines.append(indent + box)
        continue
      }
      lines += ["\(indent)subgraph cluster_\(id) {", "\(indent)  \(box)"]
      lines += self.lines(ofDOT: inner, indent: indent + "  ")
      lines.append("\(indent)}")
    }
    let start = chart.host.isEmpty ? "_start" : Self.identifier(chart.host)
    if chart.host.isEmpty {
      lines.append("\(indent)_start [shape=point, label=\"\", style=filled];")
    }
    for kind in chart.starts {
      let style = chart.host.isEmpty ? "" : " [style=dotted]"
      lines.append("\(indent)\(start) -> \(Self.identifier(chart.host + [kind]))\(style);")
    }
    for edge in chart.edges {
      let from = Self.identifier(chart.host + [edge.from])
      let to = Self.identifier(chart.host + [edge.to])
      lines.append("\(indent)\(from) -> \(to) [label=\"\(Self.dotText(edge.label))\"];")
    }
    return lines
  }

  /// Text inside the quotation marks of DOT.
  static func dotText(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 32: " "
      default: String(scalar)
      }
    }.joined()
  }
}
