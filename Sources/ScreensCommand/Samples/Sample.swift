import ScreenSessions
import Terminal

/// A screen that the program can run: one entry of its table.
@MainActor
struct Sample {
  /// The command, which is also the screen's name.
  let name: String
  /// What it shows, for the list.
  let summary: String
  /// Makes it for a terminal, as it is when nothing more is said.
  let open: () throws -> any LiveSample
  /// The frames of a recorded session of it as text, by the place of their steps.
  let frames: (Session) throws -> [Int: [String]]
  /// Runs it with the words that follow its name.
  let run: (Arguments, Output) async throws -> ExitStatus
}
