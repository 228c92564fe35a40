import Terminal

/// That something is under way: a spinner, a few words, and a bar where the whole is known.
struct ActivityLine {
  private static let shapes = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let barCells = 16

  /// The spinner as it stands after so many steps.
  static func spinner(_ phase: Int) -> StyledLine {
    StyledLine(String(shapes[phase % shapes.count]), .foreground(.cyan))
  }

  /// A line that fits.
  ///
  /// - Parameters:
  ///   - words: What is under way.
  ///   - style: How the words look.
  ///   - phase: How far the spinner has turned.
  ///   - progress: How much is over, from 0 to 1; `nil` if nobody knows.
  ///   - columns: The cells that there are; without room for a bar there is none.
  /// - Returns: The line.
  static func line(
    _ words: String, _ style: TextStyle = .plain, phase: Int, progress: Double?, columns: Int
  ) -> StyledLine {
    let line = spinner(phase) + " " + StyledLine(words, style)
    guard let progress else { return line }
    let full = Int((min(max(progress, 0), 1) * Double(barCells)).rounded(.down))
    let bar =
      StyledLine("  " + String(repeating: "█", count: full), .foreground(.cyan))
      + StyledLine(String(repeating: "░", count: barCells - full), .dim)
    return line.displayWidth + bar.displayWidth <= columns ? line + bar : line
  }
}
