import ScreenStatesTestKit
import Terminal

extension ScreensCommand {
  /// The screens as the explorer sees them, in the order of the list.
  package static var explorations: [Exploration] {
    [.news, .items, .history, .turnstile, .books, .player, .products]
  }

  private static func summaries() async -> [(name: String, summary: ExplorationSummary)] {
    var summaries: [(name: String, summary: ExplorationSummary)] = []
    for exploration in explorations {
      summaries.append((exploration.name, await exploration.explore()))
    }
    return summaries
  }

  /// Looks at a screen with the test kit.
  func run(
    _ command: KitCommand, _ arguments: Arguments, _ output: Output
  ) async throws -> ExitStatus {
    var arguments = arguments
    var name: String?
    var format = DiagramFormat.mermaid
    while let word = arguments.next() {
      switch word {
      case "--help", "-h":
        try output.write(command.help)
        return .success
      case "--all" where command == .diagram && name == nil:
        try output.write(await GalleryArticle(Self.summaries()).text)
        return .success
      case "--format" where command == .diagram:
        let text = try arguments.value(of: word, "mermaid, dot or table")
        guard let known = DiagramFormat(rawValue: text) else {
          throw UsageError("--format needs mermaid, dot or table after it, and not \"\(text)\".")
        }
        format = known
      case _ where name == nil && !word.hasPrefix("-"):
        name = word
      default:
        throw UsageError(
          "\(command.rawValue) takes no \"\(word)\"; see: screens \(command.rawValue) --help")
      }
    }
    guard let name else {
      throw UsageError("\(command.rawValue) needs the name of a screen after it; see: screens list")
    }
    guard let exploration = Self.explorations.first(where: { $0.name == name }) else {
      throw UsageError("There is no screen \"\(name)\"; see: screens list")
    }
    let summary = await exploration.explore()
    try output.write(summary.text(for: command, format) + "\n")
    return summary.status(of: command)
  }
}

extension ExplorationSummary {
  /// What a command prints.
  package func text(for command: KitCommand, _ format: DiagramFormat = .mermaid) -> String {
    switch (command, format) {
    case (.explore, _): "\(text)\ntook \(duration)"
    case (.audit, _): ([audit.description] + audit.complaints).joined(separator: "\n")
    case (.diagram, .mermaid): diagram.mermaid
    case (.diagram, .dot): diagram.dot
    case (.diagram, .table): table
    }
  }

  /// How a command ends: a finding is a failure.
  package func status(of command: KitCommand) -> ExitStatus {
    switch command {
    case .explore: findings.isEmpty ? .success : .failure
    case .audit: audit.complaints.isEmpty ? .success : .failure
    case .diagram: .success
    }
  }
}
