import Terminal

package enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// The command line was not valid: `EX_USAGE` of sysexits(3).
  case usage = 64
  /// The user pressed Control-C: as a shell says it of that signal.
  case interrupted = 130
}

/// The program `screens`: the sample screens, in a terminal or on lines of text.
@MainActor
package struct ScreensCommand {
  let environment: [String: String]
  let output = Descriptor.standardOutput

  package init(environment: [String: String]) {
    Descriptor.prepareStandards()
    self.environment = environment
  }

  /// Runs a command line.
  package func run(_ words: [String]) async -> ExitStatus {
    do {
      return try await run(checking: words)
    } catch let error as UsageError {
      Descriptor.standardError.say("screens: \(error.description.neutralized)")
      return .usage
    } catch OutputError.closed {
      return .success
    } catch {
      Descriptor.standardError.say(
        "screens: The output cannot be written: \(error); check the disk.")
      return .failure
    }
  }

  private func run(checking words: [String]) async throws -> ExitStatus {
    let rest = Array(words.dropFirst())
    switch words.first {
    // The first screen is the default.
    case nil, "--plain": return try await run(checking: [Self.samples[0].name] + words)
    case "list":
      let help = "USAGE: screens list\n\nList the screens, one per line.\n\n  --help  show this"
      return try await run("list", rest, help: help) { _ in
        let screens = Self.table(Self.samples.map { ($0.name, $0.summary) })
        try output.write(screens.joined(separator: "\n") + "\n")
        return .success
      }
    case "replay":
      return try await run("replay", rest, help: Self.replayHelp, operands: 1, replay)
    case "help": return try await run(checking: [rest.first ?? "--help", "--help"])
    case "--help", "-h":
      try output.write(help + "\n")
      return .success
    case "--version":
      try output.write("screens, \(Self.version)\n")
      return .success
    case let word?:
      if let command = KitCommand(rawValue: word) {
        return try await run(word, rest, help: command.help, operands: 1) {
          try await run(command, $0)
        }
      }
      guard let sample = Self.samples.first(where: { $0.name == word }) else {
        let known = Self.samples.map(\.name) + KitCommand.allCases.map(\.rawValue)
        throw UsageError(
          "There is no \(word.hasPrefix("-") ? "option" : "command") \"\(word)\"", word,
          among: known + ["replay", "list", "help", "--help", "--plain", "--version"],
          see: "screens --help")
      }
      return try await run(word, rest, help: sample.help) { try await run(sample, $0) }
    }
  }

  /// Runs a command with its options, or prints its help, which lists them.
  private func run(
    _ name: String, _ words: [String], help: String, operands: Int = 0,
    _ command: (Options) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    let options = try Options(words, of: name, help: help, operands: operands)
    guard options.has("--help") else { return try await command(options) }
    try output.write(help + "\n")
    return .success
  }

  /// Opens the terminal, if there is one on which a screen can be drawn.
  func openTerminal() -> TerminalSession? {
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    let styling = Styling(environment: environment, isTerminal: isTerminal)
    return styling == .none ? nil : TerminalSession(styling: styling)
  }

  /// The newest version in the changelog.
  package static let version = "unreleased"

  private var help: String {
    var screens = Self.samples.map { ($0.name, $0.summary) }
    screens[0].1 += " (default)"
    let commands =
      KitCommand.allCases.map { ($0.rawValue, $0.summary) } + [
        ("replay", Self.replaySummary),
        ("list", "List the screens, one per line"),
        ("help", "Show this, or the help of a command: screens help explore"),
      ]
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
        1   the last frame shows an error, or explore or audit found something wrong
        64  the command line is wrong
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
