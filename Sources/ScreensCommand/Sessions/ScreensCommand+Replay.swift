import Foundation
import ScreenSessions
import ScreenStatesTestKit
import Terminal

extension ScreensCommand {
  static var replaySummary: String { "Step through a session recorded with --record" }

  static var replayHelp: String {
    """
    USAGE: screens replay FILE [options]

    \(replaySummary): each step, and each frame that was recorded.

    In a terminal it opens the recorded screen: f and b step forward and back, x goes to the next
    refused request, t goes to a time. Otherwise it prints the steps.

    OPTIONS:
      --plain       print, even in a terminal
      --at SECONDS  only the last step up to that time, and its frame
      --refused     only refused requests, with the reason
      --help        show this

    EXAMPLES:
      printf 'coin\\ncoin\\npush\\n' | screens turnstile --plain --record visit.jsonl
      screens replay visit.jsonl
      screens diagram --session visit.jsonl --format text

    """
  }

  /// Replays a session, in a terminal or on lines of text.
  func replay(_ arguments: inout Arguments, _ output: Output) async throws -> ExitStatus {
    var path: String?
    var isPlain = false
    var time: Duration?
    var wantsRefused = false
    while let word = arguments.next() {
      switch word {
      case "--help", "-h":
        try output.write(Self.replayHelp)
        return .success
      case "--plain": isPlain = true
      case "--at":
        time = try arguments.seconds(of: word, allowsZero: true)
        isPlain = true
      case "--refused":
        wantsRefused = true
        isPlain = true
      case _ where path == nil && !word.hasPrefix("-"): path = word
      default:
        throw UsageError(
          "replay takes no \"\(word)\"", word, in: Self.replayHelp, see: "screens replay")
      }
    }
    let session = try Self.session(at: path, for: "replay")
    for problem in session.problems { try Output(.standardError).write("screens: \(problem)\n") }
    let sample = samples.first { $0.name == session.name }
    if !isPlain, let sample, let terminal = openTerminal() {
      await runApp(in: terminal, opening: session.name, try sample.replay(session))
      return .success
    }
    let frame = try sample?.frames()
    let steps = time.map { time in session.steps.last { $0.time <= time }.map { [$0] } ?? [] }
    for step in steps ?? session.steps {
      if wantsRefused {
        guard case .request(_, _, _, .refused(_, let sentence)) = step.event else { continue }
        try output.write("\(step.description.neutralized)\n  \(sentence.neutralized)\n")
      } else {
        let lines = [step.description] + (frame?(step) ?? []).map { "  \($0)" }
        try output.write(lines.map { $0.neutralized + "\n" }.joined())
      }
    }
    return .success
  }

  /// Reads the session of a command's argument.
  static func session(at path: String?, for command: String) throws(UsageError) -> Session {
    guard let path else {
      throw UsageError("\(command) needs the file of a session; see: screens replay --help")
    }
    do {
      return try Session(contentsOf: URL(filePath: path))
    } catch {
      throw UsageError("\(error)")
    }
  }
}

extension String {
  /// These lines without control sequences, because their content comes from a file.
  package var neutralizedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).neutralized }
      .joined(separator: "\n")
  }
}
