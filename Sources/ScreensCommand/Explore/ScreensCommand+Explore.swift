import ScreenStatesExplorer
import ScreenStatesTestKit
import Terminal

extension ScreensCommand {
  /// The explorations of the screens, in the order of `screens list`.
  package static var explorations: [Exploration] {
    [.news, .items, .history, .turnstile, .books, .player, .products]
  }

  /// Runs a command of the test kit on one screen or on all.
  func run(
    _ command: KitCommand, _ arguments: Arguments, _ output: Output
  ) async throws -> ExitStatus {
    var arguments = arguments
    var name: String?
    var format: DiagramFormat?
    var isAll = false
    var session: String?
    while let word = arguments.next() {
      switch word {
      case "--help", "-h":
        try output.write(command.help)
        return .success
      case "--all": isAll = true
      case "--session" where command != .audit:
        session = try arguments.value(of: word, "the file of a session")
      case "--format" where command == .diagram:
        let text = try arguments.value(of: word, DiagramFormat.list)
        guard let known = DiagramFormat(rawValue: text) else {
          throw UsageError(
            "--format needs \(DiagramFormat.list) after it, not \"\(text)\".")
        }
        format = known
      case _ where name == nil && !word.hasPrefix("-"):
        name = word
      default:
        throw UsageError(
          "\(command.rawValue) takes no \"\(word)\"", word, in: command.help,
          see: "screens \(command.rawValue)")
      }
    }
    if isAll {
      guard name == nil, session == nil, format == nil else {
        throw UsageError(
          "\(command.rawValue) --all takes nothing else; see: screens \(command.rawValue) --help")
      }
      return try await runAll(command, output)
    }
    if let session, command == .diagram {
      let diagram = Diagram(try Self.session(at: session, for: "diagram --session"))
      guard format != .table else {
        throw UsageError("A session has no table; choose another --format.")
      }
      try output.write(diagram.text(format ?? .mermaid).neutralizedLines + "\n")
      return .success
    }
    guard let name else {
      throw UsageError("\(command.rawValue) needs the name of a screen after it; see: screens list")
    }
    guard let exploration = Self.explorations.first(where: { $0.name == name }) else {
      throw UsageError(
        "There is no screen \"\(name)\"", name, among: Self.explorations.map(\.name),
        see: "screens list")
    }
    if let session { return try await reproduce(session, exploration, output) }
    let summary = await exploration.explore()
    try output.write(summary.text(for: command, format ?? .mermaid) + "\n")
    return summary.status(of: command)
  }

  /// Prints a test that reproduces a session, or why the session cannot be reproduced.
  private func reproduce(
    _ path: String, _ exploration: Exploration, _ output: Output
  ) async throws -> ExitStatus {
    let session = try Self.session(at: path, for: "explore --session")
    do {
      try output.write(await exploration.reproduce(session, path) + "\n")
      return .success
    } catch let failure as FailedCheck {
      try output.write(failure.description.neutralizedLines + "\n")
      return .failure
    }
  }

  private func runAll(_ command: KitCommand, _ output: Output) async throws -> ExitStatus {
    var status = ExitStatus.success
    var summaries: [(name: String, summary: ExplorationSummary)] = []
    for exploration in Self.explorations {
      let summary = await exploration.explore()
      if command != .diagram {
        let space = summaries.isEmpty ? "" : "\n"
        try output.write("\(space)\(exploration.name)\n\n\(summary.text(for: command))\n")
      }
      summaries.append((exploration.name, summary))
      if summary.status(of: command) != .success { status = .failure }
    }
    if command == .diagram { try output.write(GalleryArticle(summaries).text) }
    return status
  }
}

extension ExplorationSummary {
  /// The output of a command.
  package func text(for command: KitCommand, _ format: DiagramFormat = .mermaid) -> String {
    switch (command, format) {
    case (.explore, _): "\(text)\ntook \(duration.words)"
    case (.audit, _): ([audit.description] + audit.complaints).joined(separator: "\n")
    case (.diagram, .table): table
    case (.diagram, _): diagram.text(format)
    }
  }

  /// The exit status of a command: a finding is a failure.
  package func status(of command: KitCommand) -> ExitStatus {
    switch command {
    case .explore: findings.isEmpty ? .success : .failure
    case .audit: audit.complaints.isEmpty ? .success : .failure
    case .diagram: .success
    }
  }
}

extension Diagram {
  /// The diagram in a format, except `table`, which is not a diagram.
  fileprivate func text(_ format: DiagramFormat) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .svg: String(svg.dropLast())
    case .text, .table: text
    }
  }
}
