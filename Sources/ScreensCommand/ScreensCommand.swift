package import Terminal

/// The program `screens`: the sample screens, in a terminal or on lines of text.
@MainActor
package struct ScreensCommand {
  /// A command, whose help lists its options.
  private struct Command {
    let name: String
    let summary: String
    let help: String
    var operands = 0
    let run: (Options) async throws -> ExitStatus
  }

  let environment: [String: String]
  let output = Descriptor.standardOutput

  package init(environment: [String: String]) {
    Descriptor.prepareStandards()
    self.environment = environment
  }

  /// The newest version in the changelog.
  package static let version = "unreleased"

  /// Runs a command line.
  package func run(_ words: [String]) async -> ExitStatus {
    do {
      return try await run(checking: words)
    } catch let error as UsageError {
      Descriptor.standardError.say("screens: \(error.description.neutralized)")
      return .usage
    } catch let error as CommandError {
      Descriptor.standardError.say("screens: \(error.sentence.neutralized)")
      return .failure
    } catch OutputError.closed {
      return .success
    } catch {
      Descriptor.standardError.say(
        "screens: The output cannot be written: \(error); write it elsewhere.")
      return .failure
    }
  }

  private func run(checking words: [String]) async throws -> ExitStatus {
    let rest = Array(words.dropFirst())
    switch words.first {
    // The first screen is the default.
    case nil, "--plain": return try await run(checking: [Self.samples[0].name] + words)
    case "help":
      _ = try Options(Array(rest.dropFirst()), help: "USAGE: screens help")
      return try await run(checking: [rest.first ?? "--help", "--help"])
    case "--help", "-h", "--version":
      _ = try Options(rest, help: help)
      try output.write(words[0] == "--version" ? "screens, \(Self.version)\n" : help + "\n")
    case let word?:
      let commands = screens + others
      guard let command = commands.first(where: { $0.name == word }) else {
        throw UsageError(
          "There is no \(word.hasPrefix("-") ? "option" : "command") \"\(word)\"", word,
          among: commands.map(\.name) + ["help", "--help", "--plain", "--version"],
          see: "screens --help")
      }
      let options = try Options(rest, help: command.help, operands: command.operands)
      guard options.has("--help") else { return try await command.run(options) }
      try output.write(command.help + "\n")
    }
    return .success
  }

  /// Whether there is a terminal on which a screen can be drawn.
  var canDraw: Bool { styling != .none }

  /// Opens the terminal, if a screen can be drawn on it.
  func openTerminal() -> TerminalSession? { canDraw ? TerminalSession(styling: styling) : nil }

  private var styling: Styling {
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    return Styling(environment: environment, isTerminal: isTerminal)
  }

  // MARK: - The commands

  private var screens: [Command] {
    Self.samples.map { sample in
      Command(name: sample.name, summary: sample.summary, help: sample.help) {
        try await run(sample, $0)
      }
    }
  }

  private var others: [Command] {
    let list = "List the screens, one per line"
    return KitCommand.allCases.map { command in
      Command(
        name: command.rawValue, summary: command.summary, help: command.help, operands: 1
      ) { try await run(command, $0) }
    } + [
      Command(
        name: "replay", summary: Self.replaySummary, help: Self.replayHelp, operands: 1,
        run: replay),
      Command(
        name: "list", summary: list, help: "USAGE: screens list\n\n\(list).\n\n  --help  show this"
      ) { _ in
        let rows = Self.table(screens.map { ($0.name, $0.summary) })
        try output.write(rows.joined(separator: "\n") + "\n")
        return .success
      },
    ]
  }

  private var help: String {
    var screens = screens.map { ($0.name, $0.summary) }
    screens[0].1 += " (default)"
    let commands =
      others.map { ($0.name, $0.summary) }
      + [("help", "Show this, or the help of a command: screens help explore")]
    return """
      USAGE: screens [command] [options]

      Sample screens, each in exactly one state at any time. Without a command, the news opens;
      Escape opens the menu of all screens.

      SCREENS:
      \(Self.table(screens, indent: "  ").joined(separator: "\n"))

      COMMANDS:
      \(Self.table(commands, indent: "  ").joined(separator: "\n"))

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

      \(KitCommand.sequence)

      EXIT STATUS:
        0   success
        1   the last frame shows an error, explore or audit found something wrong, no step of a
            session can be read, or the output or a recording could not be written
        64  the command line is wrong, or names the file of a session that cannot be read
        130 it was ended with Control-C

      See: screens help news
      """
  }

  /// Rows of two columns.
  nonisolated static func table(_ rows: [(String, String)], indent: String = "") -> [String] {
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return rows.map { name, summary in indent + name.padded(to: width + 2) + summary }
  }
}

/// Why a command that is valid cannot do its work, in one sentence.
struct CommandError: Error {
  let sentence: String
}
