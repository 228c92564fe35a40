import Gallery

/// A turnstile as lines of plain text.
@MainActor
enum TurnstileText {
  static func lines(_ display: TurnstileDisplay) -> [String] {
    var lines = ["arm: \(display.isOpen ? "open" : "locked")"]
    if let due = display.due { lines.append("due: \(due) \(due == 1 ? "coin" : "coins")") }
    if let sentence = display.sentence { lines.append("sign: \(sentence)") }
    if let passages = display.passages { lines.append("passages: \(passages)") }
    return lines
  }
}
