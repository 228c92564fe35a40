/// Code between two marks of a text.
struct Fence: CustomStringConvertible {
  let path: String
  /// The number of the line that opens it.
  let line: Int
  let language: String
  /// Its lines, with the indentation that they have in common taken off.
  let lines: [String]

  var description: String { "\(path):\(line)" }
  var text: String { lines.map { $0 + "\n" }.joined() }

  init(path: String, line: Int, language: String, lines: [String]) {
    (self.path, self.line, self.language) = (path, line, language)
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    let kept = lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    let common = kept.filter { !isBlank($0) }.map(\.indentation).min() ?? 0
    self.lines = kept.map { isBlank($0) ? "" : String($0.dropFirst(common)) }
  }

  /// The fences of a text, or of those of its lines that begin with a mark such as `///`.
  static func all(in text: String, of path: String, behind mark: String = "") -> [Fence] {
    var found: [Fence] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, full) in text.allLines.enumerated() {
      let outer = full.drop { $0 == " " }
      guard mark.isEmpty || outer.hasPrefix(mark) else {
        open = nil
        continue
      }
      let line = mark.isEmpty ? full : String(outer.dropFirst(mark.count))
      let inner = line.drop { $0 == " " }
      if !inner.hasPrefix("```") {
        open?.lines.append(line)
      } else if let ended = open {
        found.append(
          Fence(path: path, line: ended.line, language: ended.language, lines: ended.lines))
        open = nil
      } else {
        open = (index + 1, String(inner.dropFirst(3)), [])
      }
    }
    return found
  }
}

extension String {
  /// The number of spaces that it begins with.
  var indentation: Int { prefix { $0 == " " }.count }

  var allLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
