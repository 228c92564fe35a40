/// The picture of a situation: everything that decides what can happen next, part by part.
///
/// If two histories lead to the same situation, the explorer continues only one of them.
struct Snapshot {
  /// One part, such as the display or a stored property.
  struct Part {
    let name: String
    let text: String
    let source: Source

    init(_ name: String, _ lines: [String], _ source: Source = .subject) {
      (self.name, self.source) = (name, source)
      text = lines.joined(separator: "\n")
    }
  }

  /// What can change a part.
  enum Source {
    /// Only the subject, and no service, clock or input by itself.
    case subject
    case surroundings
    /// What the test watches.
    case watched
    /// The answers that a service can give now.
    case answers
    /// It says only what the bounds of the inputs still allow.
    case bounds
  }

  let parts: [Part]
  /// All parts as one text, for comparison.
  let text: String

  init(_ parts: [Part] = []) {
    self.parts = parts
    text = parts.map { $0.text }.joined(separator: "\n")
  }

  /// The same with a number in place of each identifier, in the order in which they first occur.
  func numbered() -> Snapshot {
    var numbers: [String: Int] = [:]
    return Snapshot(parts.map { Part($0.name, [$0.text.numbered(&numbers)], $0.source) })
  }

  /// What it is, whatever the bounds of the inputs still allow.
  var withoutBounds: [String] { parts.filter { $0.source != .bounds }.map { $0.text } }

  func parts(of sources: Source...) -> [String] {
    parts.filter { sources.contains($0.source) }.map { $0.text }
  }

  /// The difference from another situation, in words; nil if there is none.
  func difference(from other: Snapshot) -> String? {
    guard text != other.text else { return nil }
    let (former, now) = (other.parts.texts, parts.texts)
    return parts.map(\.name).withoutRepeats.filter { former[$0] != now[$0] }.map { name in
      "\(name) was \(former[name] ?? "not there") and then \(now[name] ?? "")"
    }.joined(separator: "; ")
  }
}

extension [Snapshot.Part] {
  /// The texts by name; hosted screens of one type have parts of the same name.
  var texts: [String: String] {
    Dictionary(map { ($0.name, $0.text) }) { "\($0), \($1)" }
  }
}

extension String {
  /// The text with a number in place of each identifier as `UUID()` makes them.
  func numbered() -> String {
    var numbers: [String: Int] = [:]
    return numbered(&numbers)
  }

  fileprivate func numbered(_ numbers: inout [String: Int]) -> String {
    // Most texts have none, and a regular expression is built anew each time.
    guard utf8.count >= 36, utf8.contains(UInt8(ascii: "-")) else { return self }
    return replacing(/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) { match in
      let id = match.output.uppercased()
      let number = numbers[id] ?? numbers.count
      numbers[id] = number
      return "identifier \(number)"
    }
    // A set was written in the order of its identifiers.
    .replacing(/Set\(\[((?:UUID\("identifier \d+"\)|"identifier \d+"|, )+)\]\)/) { match in
      "Set([\(match.1.split(separator: ", ").sorted().joined(separator: ", "))])"
    }
  }
}
