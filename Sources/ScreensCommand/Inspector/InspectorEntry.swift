import Terminal

/// One request of the log as a line: who asked for what, and what became of it.
struct InspectorEntry {
  /// From so many columns on there is room for the name of the screen.
  private static let roomForName = 60

  private let entry: LogEntry

  init(_ entry: LogEntry) { self.entry = entry }

  /// The whole line, with the name of the screen at its end where there is room.
  func line(_ columns: Int) -> StyledLine {
    let name = StyledLine(entry.screen, .dim)
    let space = columns - name.displayWidth
    guard columns >= Self.roomForName, line.displayWidth + 2 <= space else { return line }
    return line.padded(to: space) + name
  }

  private var line: StyledLine {
    switch entry.outcome {
    case .taken: StyledLine("✓ ", .foreground(.green)) + way
    case .ignored:
      StyledLine("– \(entry.cause) ignored", .foreground(.yellow))
        + StyledLine(entry.from.map { "  by \($0)" } ?? "", .dim)
    case .refused(let reason):
      StyledLine("✗ \(entry.cause) refused: \(reason)", .foreground(.red))
        + StyledLine("  \(edge)", .dim)
    }
  }

  /// From where to where, and why.
  var way: StyledLine { StyledLine(edge) + StyledLine("  \(entry.cause)", .dim) }

  private var edge: String {
    // A stop leads nowhere; what was refused or ignored may have named no state.
    let to = entry.to ?? (entry.outcome == .taken ? "•" : nil)
    return [entry.from ?? "•", to].compactMap(\.self).joined(separator: " → ")
  }
}
