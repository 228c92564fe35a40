extension Diagram {
  /// The diagram as a Mermaid `stateDiagram-v2`.
  public var mermaid: String {
    (["stateDiagram-v2"] + lines(of: chart, indent: "  ")).joined(separator: "\n")
  }

  private func lines(of chart: Chart, indent: String) -> [String] {
    var lines: [String] = []
    for kind in chart.kinds {
      let id = Self.identifier(chart.host + [kind.name])
      let box = "\(indent)state \"\(Self.mermaidText(kind.name))\" as \(id)"
      if let inner = chart.inner.first(where: { $0.host == chart.host + [kind.name] }) {
        lines += ["\(box) {"] + self.lines(of: inner, indent: indent + "  ") + ["\(indent)}"]
      } else {
        lines.append(box)
      }
    }
    for start in chart.starts {
      lines.append("\(indent)[*] --> \(Self.identifier(chart.host + [start]))")
    }
    for edge in chart.edges {
      let from = Self.identifier(chart.host + [edge.from])
      let to = Self.identifier(chart.host + [edge.to])
      lines.append("\(indent)\(from) --> \(to) : \(Self.mermaidText(edge.label))")
    }
    for kind in chart.kinds where !kind.notes.isEmpty {
      lines.append("\(indent)note right of \(Self.identifier(chart.host + [kind.name]))")
      lines += kind.notes.map { "\(indent)  \(Self.mermaidText($0))" }
      lines.append("\(indent)end note")
    }
    return lines
  }

  /// A name that both languages take, and that differs where paths differ.
  static func identifier(_ path: [String]) -> String {
    let identifier = path.map { name in
      name.unicodeScalars.map { scalar in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit)
        return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
      }.joined()
    }.joined(separator: "__")
    return reserved.contains(identifier.lowercased()) ? identifier + "_" : identifier
  }

  /// The words of the two languages that are no names.
  private static let reserved: Set<String> = [
    "as", "choice", "class", "classdef", "digraph", "direction", "edge", "end", "fork", "graph",
    "hide", "join", "left", "node", "note", "of", "right", "scale", "state", "strict", "style",
    "subgraph",
  ]

  /// Text without what Mermaid takes for its own, as the entities that it decodes.
  static func mermaidText(_ text: String) -> String {
    let special = Set("#;:\"<>{}`\\".unicodeScalars)
    let escaped = text.unicodeScalars.map { scalar in
      if scalar.value < 32 { return " " }
      return special.contains(scalar) ? "#\(scalar.value);" : String(scalar)
    }.joined()
    return escaped.isEmpty ? " " : escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
