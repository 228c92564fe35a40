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
  /// Makes what tells the frame in a step of a recorded session of it as text, if there is one.
  let frames: () throws -> (Session.Step) -> [String]?
  /// A recorded session of it, for a terminal.
  let replay: (Session) throws -> any LiveSample
  /// Runs it with the words that follow its name.
  let run: (Arguments, Output) async throws -> ExitStatus
}
