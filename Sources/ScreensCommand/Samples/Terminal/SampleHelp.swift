import Terminal

/// The page that explains the keys of a sample screen.
enum SampleHelp {
  /// The lines of the page.
  ///
  /// - Parameters:
  ///   - keys: The keys of the screen's own requests, with what they do.
  ///   - requests: What can be written just now, a line each.
  /// - Returns: The lines.
  static func lines(keys: [(String, String)], requests: [String]) -> [StyledLine] {
    let general = [
      ("↑ ↓", "scroll; PgUp, PgDn, Home, End, too"), (":", "write a request; Tab completes it"),
      ("?", "this help, and back"), ("q", "quit"),
    ]
    let all = keys + general
    let width = all.map(\.0.displayWidth).max() ?? 0
    return all.map { StyledLine($0.0, .bold).padded(to: width) + StyledLine("  \($0.1)") }
      + [StyledLine(), StyledLine("What can be written now", .bold)]
      + requests.map { StyledLine($0) }
  }
}
