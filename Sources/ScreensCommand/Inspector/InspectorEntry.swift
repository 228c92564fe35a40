import Terminal

/// One request of the log as a line: who asked for what, and what became of it.
struct InspectorEntry {
  private let entry: LogEntry

  init(_ entry: LogEntry) { self.entry = entry }

  /// The whole line.
  var line: StyledLine {
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
