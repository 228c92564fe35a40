import Terminal

/// A screen that the program can run: one entry of its table.
@MainActor
struct Sample {
  /// The command, which is also the screen's name.
  let name: String
  /// What it shows, for the list.
  let summary: String
  /// Runs it with the words that follow its name.
  let run: (Arguments, Output) async throws -> ExitStatus
}
