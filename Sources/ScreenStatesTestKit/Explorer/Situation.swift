/// What decides what can happen next, part by part.
///
/// Two histories that lead to the same situation are continued from one of them.
struct Situation {
  /// One part, such as the display or a stored property.
  struct Part {
    let name: String
    let text: String
    /// Whether the subject itself decides it, and no service, clock or input.
    var isOfSubject = true
    /// Whether a state can depend on it without a look at its display or its screen.
    var isOfState = false
  }

  let parts: [Part]
  /// All parts, as one text to compare.
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

  /// All that a state can depend on without a look at its display or its screen; nil if not all of
  /// that is known.
  let state: String?

  /// What differs from another situation, in words; nil if nothing does.
  func difference(from other: Situation) -> String? {
    let texts = Dictionary(other.parts.map { ($0.name, $0.text) }) { first, _ in first }
    let differing = parts.filter { texts[$0.name] != $0.text }
    guard !differing.isEmpty || parts.count != other.parts.count else { return nil }
    return differing.map { part in
      "\(part.name) was \(texts[part.name] ?? "not there") and then \(part.text)"
    }.joined(separator: "; ")
  }
}
