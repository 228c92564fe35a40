extension Graph {
  /// The graph as a Mermaid `stateDiagram-v2`.
  package var mermaid: String {
    (["stateDiagram-v2"] + mermaidLines([], indent: "  ")).joined(separator: "\n")
  }

  private func mermaidLines(_ host: [String], indent: String) -> [String] {
    let ids = nodes.map { Graph.identifier(host + [$0.name]) }
    var lines = zip(nodes, ids).flatMap { node, id in
      let box = "\(indent)state \"\(mermaidText(node.name))\" as \(id)"
      guard let inner = node.inner else { return [box] }
      return ["\(box) {"] + inner.mermaidLines(host + [node.name], indent: indent + "  ")
        + ["\(indent)}"]
    }
    lines += starts.map { "\(indent)[*] --> \(ids[$0])" }
    lines += edges.map { edge in
      "\(indent)\(ids[edge.from]) --> \(ids[edge.to]) : \(mermaidText(edge.label))"
    }
    for (node, id) in zip(nodes, ids) where !node.notes.isEmpty {
      lines.append("\(indent)note right of \(id)")
      lines += node.notes.map { "\(indent)  \(mermaidText($0))" }
      lines.append("\(indent)end note")
    }
    return lines
  }

  /// An identifier that is valid in both languages and unique for each path.
  static func identifier(_ path: [String]) -> String {
    let identifier = path.map { name in
      name.unicodeScalars.map { scalar in
        let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
        return scalar.isASCII && isPlain ? "\(scalar)" : "_\(String(scalar.value, radix: 16))_"
      }.joined()
    }.joined(separator: "__")
    // It must not be empty, and must not begin with a digit.
    guard identifier.first?.isNumber == false else { return "_" + identifier }
    return reserved.contains(identifier.lowercased()) ? identifier + "_" : identifier
  }

  /// The reserved words of the two languages.
  private static let reserved: Set<String> = [
    "as", "choice", "class", "classdef", "digraph", "direction", "edge", "end", "fork", "graph",
    "hide", "join", "left", "node", "note", "of", "right", "scale", "state", "strict", "style",
    "subgraph",
  ]

  /// Escapes the special characters of Mermaid as entities.
  private func mermaidText(_ text: String) -> String {
    text.isEmpty ? " " : Graph.escape("#;:\"<>{}`\\", in: text) { "#\($0.value);" }
  }

  /// Escapes the special characters of a language, and replaces control characters by spaces.
  static func escape(
    _ special: String, in text: String, _ escaped: (Unicode.Scalar) -> String
  ) -> String {
    text.unicodeScalars.map { scalar in
      if special.unicodeScalars.contains(scalar) { return escaped(scalar) }
      return scalar.value < 32 ? " " : String(scalar)
    }.joined()
  }
}
