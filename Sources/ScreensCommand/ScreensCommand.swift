import Gallery
import ScreenSessions
import ScreenStates
import Terminal

/// The program `screens`: the sample screens, in a terminal or on lines of text.
@MainActor
package struct ScreensCommand {
  private let environment: [String: String]

  /// Makes the program.
  ///
  /// - Parameter environment: The variables of the process.
  package init(environment: [String: String]) {
    StandardFiles.openMissing()
    self.environment = environment
  }

  /// Runs a command line to its end.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The exit status.
  package func run(_ words: [String]) async -> ExitStatus {
    let output = Output()
    do {
      return try await run(Arguments(words), output)
    } catch let error as UsageError {
      try? Output(.standardError).write("screens: \(error.description.neutralized)\n")
      return .usage
    } catch OutputError.closed {
      return .success
    } catch {
      try? Output(.standardError).write(
        "screens: The output cannot be written: \(error); check the disk it goes to.\n")
      return .failure
    }
  }

  private func run(_ arguments: Arguments, _ output: Output) async throws -> ExitStatus {
    var arguments = arguments
    switch arguments.next() {
    case nil: return try await news(NewsOptions(), output)
    case "list": return try list(&arguments, output)
    case "gallery": return try gallery(&arguments, output)
    case "replay": return try await replay(&arguments, output)
    case "help":
      return try await run(Arguments([arguments.next() ?? "--help", "--help"]), output)
    case "--help", "-h":
      try output.write(help + "\n")
      return .success
    case "--version":
      try output.write("screens, \(Self.version)\n")
      return .success
    case "--plain":
      // The first screen is the one that is meant when none is named.
      return try await news(NewsOptions(&arguments, isPlain: true), output)
    case let word?:
      if let command = KitCommand(rawValue: word) {
        return try await run(command, arguments, output)
      }
      guard let sample = samples.first(where: { $0.name == word }) else {
        let known = samples.map(\.name) + KitCommand.allCases.map(\.rawValue)
        throw UsageError(
          "There is no command \"\(word)\"", word,
          among: known + ["gallery", "replay", "list", "help", "--help", "--plain", "--version"],
          see: "screens --help")
      }
      return try await sample.run(arguments, output)
    }
  }

  private func list(_ arguments: inout Arguments, _ output: Output) throws -> ExitStatus {
    switch arguments.next() {
    case nil:
      try output.write(listing.map { $0 + "\n" }.joined())
    case "--help", "-h":
      try output.write("USAGE: screens list\n\nList the screens, one per line.\n")
    case let word?:
      throw UsageError("list takes no \"\(word)\"; see: screens list --help")
    }
    return .success
  }

  func news(_ options: NewsOptions, _ output: Output) async throws -> ExitStatus {
    if options.wantsHelp {
      try output.write(NewsOptions.help + "\n")
      return .success
    }
    let command = NewsCommand(options)
    if !options.isPlain, let session = openTerminal() {
      let sample = command.makeSample(isInteractive: true)
      return try await runApp(in: session, opening: sample, "news", options.record)
    }
    let sample = command.makeSample(isInteractive: false)
    let recorder = try sample.record(in: options.record, named: "news")
    let lines = PlainOutput { text throws(OutputError) in try output.write(text) }
    let status = await sample.run(LineInput(), lines)
    await recorder?.finish()
    if let failure = lines.failure { throw failure }
    return status
  }

  /// The interface with one sample, which may be recorded, and the others in its menu.
  func runApp<Kind: StateKind>(
    in session: TerminalSession, opening opened: PlainSample<Kind>, _ name: String,
    _ record: String?
  ) async throws -> ExitStatus {
    let recorder: SessionRecorder?
    do {
      recorder = try opened.record(in: record, named: name)
    } catch {
      session.close()
      throw error
    }
    let status = await runApp(in: session, opening: name, OpenedSample(opened, named: name))
    await recorder?.finish()
    return status
  }

  /// The interface with one sample that is there already, and the others in its menu.
  func runApp(
    in session: TerminalSession, opening name: String, _ opened: any LiveSample
  ) async -> ExitStatus {
    defer { session.close() }
    let entries = samples.map { sample in
      AppEntry(
        name: sample.name, summary: sample.summary,
        open: sample.name == name ? { opened } : sample.open)
    }
    let view = AppView(of: entries, opening: name, size: session.size) { session.draw($0) }
    await view.run(session.events)
    return .success
  }

  /// The terminal, if there is one that a screen can be drawn on.
  func openTerminal() -> TerminalSession? {
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    let capability = TerminalCapability(environment: environment, isTerminal: isTerminal)
    guard capability.addressesCursor else { return nil }
    return TerminalSession.open(styling: capability.styling)
  }

  /// The newest version in the list of changes.
  package static let version = "unreleased"

  static var newsSummary: String { "Read RSS, Atom and JSON feeds in several languages" }

  private var help: String {
    let screens = samples.map { ($0.name, $0.summary + ($0.name == "news" ? " (default)" : "")) }
    let commands =
      KitCommand.allCases.map { ($0.rawValue, $0.summary) } + [
        ("gallery", Self.gallerySummary), ("replay", Self.replaySummary),
        ("list", "List the screens, one per line"),
        ("help", "Show this, or the help of a command: screens help explore"),
      ]
    return """
      USAGE: screens [command] [options]

      Sample screens, each in exactly one state at any time. Without a command it opens the news;
      Escape opens the menu of all screens.

      SCREENS:
      \(Self.table(screens).map { "  " + $0 }.joined(separator: "\n"))

      COMMANDS:
      \(Self.table(commands).map { "  " + $0 }.joined(separator: "\n"))

      OPTIONS:
        --plain    run the news with plain lines of text
        --version  show the version
        --help     show this

      EXAMPLES:
        screens
        screens products --latency 2
        echo coin | screens turnstile
        screens diagram player --format text
        screens explore --all

      \(KitCommand.history)

      EXIT STATUS:
        0   success
        1   the last frame shows an error, or explore or audit found something wrong
        64  the command line is wrong

      See: screens help news
      """
  }

  /// The names of the screens, a line each.
  package var listing: [String] { Self.table(samples.map { ($0.name, $0.summary) }) }

  private static func table(_ rows: [(name: String, summary: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, summary in
      name + String(repeating: " ", count: width - name.count) + "  " + summary
    }
  }
}
