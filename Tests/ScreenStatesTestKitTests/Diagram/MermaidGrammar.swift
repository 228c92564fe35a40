import Foundation

/// The part of Mermaid's grammar for state diagrams that the kit writes, and no more.
struct MermaidGrammar {
  private var depth = 0
  private var isInNote = false
  private var declared: Set<String> = []
  private var used: Set<String> = []
  private(set) var complaints: [String] = []

  /// What is wrong with a diagram, a line each.
  static func complaints(of text: String) -> [String] {
    var grammar = MermaidGrammar()
    let lines = text.components(separatedBy: "\n")
    if lines.first != "stateDiagram-v2" { grammar.complaints.append("no head") }
    for line in lines.dropFirst() { grammar.read(line.trimmingCharacters(in: .whitespaces)) }
    if grammar.depth != 0 { grammar.complaints.append("braces") }
    if grammar.isInNote { grammar.complaints.append("a note without an end") }
    let unknown = grammar.used.subtracting(grammar.declared).sorted()
    return grammar.complaints + unknown.map { "not declared: \($0)" }
  }

  private mutating func read(_ line: String) {
    let id = "[A-Za-z_][A-Za-z0-9_]*"
    let text = "(?:[^#;:\"<>{}`\\\\]|#[0-9]+;)+"
    if isInNote {
      if line == "end note" { isInNote = false } else { check(line, "^\(text)$") }
    } else if line == "}" {
      depth -= 1
    } else if line.hasPrefix("state ") {
      check(line, "^state \"\(text)\" as (\(id))(?: \\{)?$") { $0.declared.insert($1[0]) }
      if line.hasSuffix(" {") { depth += 1 }
    } else if line.hasPrefix("[*]") {
      check(line, "^\\[\\*\\] --> (\(id))$") { $0.used.insert($1[0]) }
    } else if line.hasPrefix("note ") {
      isInNote = true
      check(line, "^note right of (\(id))$") { $0.used.insert($1[0]) }
    } else {
      check(line, "^(\(id)) --> (\(id)) : \(text)$") { $0.used.formUnion($1) }
    }
  }

  private mutating func check(
    _ line: String, _ pattern: String,
    _ take: (inout MermaidGrammar, [String]) -> Void = { _, _ in }
  ) {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
    else { return complaints.append(line) }
    let groups = (1..<max(match.numberOfRanges, 1)).compactMap { group in
      Range(match.range(at: group), in: line).map { String(line[$0]) }
    }
    let reserved: Set<String> = ["end", "state", "note", "class", "direction"]
    if !reserved.isDisjoint(with: groups) { complaints.append("reserved: \(line)") }
    take(&self, groups)
  }
}
