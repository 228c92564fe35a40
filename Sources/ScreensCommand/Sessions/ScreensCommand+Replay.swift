import Foundation
import ScreenSessions
import Terminal

extension ScreensCommand {
  static var replaySummary: String { "Step through a session recorded with --record" }

  static var replayHelp: String {
    """
    USAGE: screens replay FILE [options]

    \(replaySummary): each step, and each frame that was recorded.

    In a terminal it opens the recorded screen: the arrows step, space plays, x goes to the next
    refused request, :to 1.5 goes to a time. Otherwise it prints the steps. With - in place of FILE
    it reads standard input, and prints each step of a running app as it is written.

    OPTIONS:
      --plain       print, even in a terminal
      --at SECONDS  only the last step of the file up to that time, and its frame
      --refused     only refused requests, with the reason
      --help        show this

    EXAMPLES:
      printf 'coin\\ncoin\\npush\\n' | screens turnstile --plain --record visit.jsonl
      screens replay visit.jsonl
      my-app | screens replay -
      screens diagram --session visit.jsonl --format text
    """
  }

  /// Replays a session, in a terminal or on lines of text.
  func replay(_ options: Options) async throws -> ExitStatus {
    let (path, wantsRefused) = (options.operands.first, options.has("--refused"))
    let time = try options.seconds(of: "--at", allowsZero: true)
    let isPlain = options.has("--plain") || time != nil || wantsRefused
    if path == "-", time != nil { throw UsageError("--at needs a file, and not standard input.") }
    if path == "-" { return try await replayInput(onlyRefused: wantsRefused) }
    let session = try Self.session(at: path, for: "replay")
    if !isPlain, let sample = sample(of: session), let terminal = openTerminal() {
      let replay = try sample.make(SampleOptions()).replay(session)
      return await runApp(in: terminal, opening: session.name, replay)
    }
    var steps = session.steps
    if let path, let time {
      steps = steps.last { $0.time <= time }.map { [$0] } ?? []
      guard !steps.isEmpty else {
        throw CommandError(
          sentence: "\(path) has no step before \(session.steps[0].clock); name a later time.")
      }
    }
    try print(steps, of: session, onlyRefused: wantsRefused)
    return .success
  }

  /// Prints each step of the session on standard input as soon as it is written.
  private func replayInput(onlyRefused: Bool) async throws -> ExitStatus {
    let source = "standard input"
    var (reader, isEmpty) = (SessionReader(of: source), true)
    for await line in try LineInput.lines() {
      let known = reader.session.problems.count
      do { try reader.take(Data(line.utf8)) } catch { throw UsageError("\(error)") }
      for problem in reader.session.problems.dropFirst(known) {
        Descriptor.standardError.say("screens: \(problem)")
      }
      try print(reader.session.steps, of: reader.session, onlyRefused: onlyRefused)
      isEmpty = isEmpty && reader.session.steps.isEmpty
      reader.session.steps = []
    }
    if let problem = reader.lastProblem { Descriptor.standardError.say("screens: \(problem)") }
    if reader.count == 0 { throw UsageError("\(source) is empty, so it is not a session.") }
    if isEmpty { throw CommandError.noStep(in: source) }
    return .success
  }

  /// Prints steps with their frames, or only the refused requests with the reason.
  private func print(
    _ steps: [Session.Step], of session: Session, onlyRefused: Bool
  ) throws {
    let frame = try sample(of: session)?.make(SampleOptions()).frame
    for step in steps {
      let head = String(repeating: " ", count: max(10 - step.clock.count, 0)) + step.clock
      var lines = ["\(head)  \(step.text)"]
      if onlyRefused {
        guard case .request(_, _, _, .refused(_, let sentence)) = step.event else { continue }
        lines.append("            \(sentence)")
      } else {
        lines += (frame?(step) ?? []).map { "            \($0)" }
      }
      try output.write(lines.map { $0.neutralized + "\n" }.joined())
    }
  }

  private func sample(of session: Session) -> Sample? {
    Self.samples.first { $0.name == session.name }
  }

  /// Reads the session of a command's argument, and says which of its lines are left out.
  static func session(at path: String?, for command: String) throws -> Session {
    guard let path else {
      throw UsageError("\(command) needs the file of a session; see: screens replay --help")
    }
    let session: Session
    do {
      session = try Session(contentsOf: URL(filePath: path))
    } catch {
      throw UsageError("\(error)")
    }
    for problem in session.problems { Descriptor.standardError.say("screens: \(problem)") }
    if session.steps.isEmpty { throw CommandError.noStep(in: path) }
    return session
  }
}

extension CommandError {
  fileprivate static func noStep(in source: String) -> CommandError {
    CommandError(sentence: "\(source) has no step that can be read; record the session again.")
  }
}

extension String {
  /// These lines without control sequences, because their content comes from a file.
  package var neutralizedLines: String {
    components(separatedBy: "\n").map(\.neutralized).joined(separator: "\n")
  }
}
