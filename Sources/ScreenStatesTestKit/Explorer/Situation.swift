/// Everything that decides what can happen next, part by part.
///
/// If two histories lead to the same situation, the explorer continues only one of them.
struct Situation {
  /// One part, such as the display or a stored property.
  struct Part {
    let name: String
    let text: String
    /// Whether it belongs to the subject, and not to a service, a clock or an input.
    var isOfSubject = true
    /// Whether a state can depend on it without reading its display or its screen.
    var isOfState = false
  }

  let parts: [Part]
  /// All parts as one text, for comparison.
  let text: String

  init(_ parts: [Part] = [], isStateKnown: Bool = false) {
    self.parts = parts
    text = parts.map { $0.text }.joined(separator: "\n")
    state =
      isStateKnown
      ? parts.filter { $0.isOfState }.map { $0.text }.joined(separator: "\n") : nil
  }

  /// The parts of the subject itself.
  var own: String { parts.filter { $0.isOfSubject }.map { $0.text }.joined(separator: "\n") }

  /// Everything that a state can depend on without reading its display or its screen; nil if not
  /// all of it is known.
  let state: String?

  /// The difference from another situation, in words; nil if there is none.
  func difference(from other: Situation) -> String? {
    let texts = Dictionary(other.parts.map { ($0.name, $0.text) }) { first, _ in first }
    let differing = parts.filter { texts[$0.name] != $0.text }
    guard !differing.isEmpty || parts.count != other.parts.count else { return nil }
    return differing.map { part in
      "\(part.name) was \(texts[part.name] ?? "not there") and then \(part.text)"
    }.joined(separator: "; ")
  }
}
