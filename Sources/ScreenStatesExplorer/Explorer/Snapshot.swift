/// The picture of a situation: everything that decides what can happen next, part by part.
///
/// If two histories lead to the same situation, the explorer continues only one of them.
struct Snapshot {
  /// One part, such as the display or a stored property.
  struct Part {
    let name: String
    let text: String
    /// Whether only the subject can change it, and no service, clock or input by itself.
    let isOfSubject: Bool
    /// Whether it says only what the bounds of the inputs still allow.
    let isOfBounds: Bool

    init(
      _ name: String, _ lines: [String], isOfSubject: Bool = true, isOfBounds: Bool = false
    ) {
      (self.name, self.isOfSubject, self.isOfBounds) = (name, isOfSubject, isOfBounds)
      text = lines.joined(separator: "\n")
    }
  }

  let parts: [Part]
  /// All parts as one text, for comparison.
  let text: String

  init(_ parts: [Part] = []) {
    self.parts = parts
    text = parts.map { $0.text }.joined(separator: "\n")
  }

  /// What it is, whatever the bounds of the inputs still allow.
  var withoutBounds: [String] { parts.filter { !$0.isOfBounds }.map { $0.text } }

  /// The parts of the subject itself.
  var own: [String] { parts.filter { $0.isOfSubject }.map { $0.text } }

  /// The difference from another situation, in words; nil if there is none.
  func difference(from other: Snapshot) -> String? {
    guard text != other.text else { return nil }
    let (former, now) = (other.texts, texts)
    return parts.map(\.name).withoutRepeats.filter { former[$0] != now[$0] }.map { name in
      "\(name) was \(former[name] ?? "not there") and then \(now[name] ?? "")"
    }.joined(separator: "; ")
  }

  /// The parts by name; hosted screens of one type have parts of the same name.
  private var texts: [String: String] {
    Dictionary(parts.map { ($0.name, $0.text) }) { "\($0), \($1)" }
  }
}
