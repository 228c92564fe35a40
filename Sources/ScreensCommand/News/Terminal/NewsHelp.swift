import Terminal

/// The page that explains the keys.
enum NewsHelp {
  private static let keys: [(key: String, meaning: String)] = [
    ("↑ ↓  j k", "scroll, or move the choice"),
    ("PgUp PgDn", "a page; space, too"),
    ("Home End", "to the start, to the end"),
    ("Enter  1–9", "choose a language"),
    ("r", "retry, or refresh"),
    ("l", "back to the languages"),
    ("?", "this help, and back"),
    ("q  Ctrl-C", "quit"),
  ]

  static func lines(columns: Int) -> [StyledLine] {
    let width = keys.map(\.key.displayWidth).max() ?? 0
    return keys.map { key, meaning in
      let name = StyledLine(key, .bold).padded(to: width)
      return (name + StyledLine("  \(meaning)")).truncated(to: columns)
    }
  }
}
