package import GalleryExplorations
import ScreenSessions
import ScreenStatesDiagramLayout
import ScreenStatesExplorer
import ScreenStatesTestKit
package import Terminal

extension ScreensCommand {
  /// Runs a command of the test kit on one screen or on all.
  func run(_ command: KitCommand, _ options: Options) async throws -> ExitStatus {
    let name = options.operands.first
    let session = try options.value(of: "--session", "the file of a session")
    let format = try options.value(
      of: "--format", DiagramFormat.list, DiagramFormat.init(rawValue:))
    if options.has("--all") {
      guard name == nil, session == nil else {
        throw UsageError(
          "\(command.rawValue) --all takes nothing else; see: screens \(command.rawValue) --help")
      }
      return try await explore(Exploration.all, command, options)
    }
    if let session, command == .diagram {
      guard name == nil else {
        throw UsageError(
          "diagram takes the name of a screen or --session, not both; see: screens diagram --help")
      }
      let diagram = Diagram(try Self.session(at: session, for: "diagram --session"))
      guard format != .table else {
        throw UsageError("A session has no table; choose another --format.")
      }
      try output.write(
        diagram.text(format ?? .mermaid, titled: "a session").neutralizedLines + "\n")
      return .success
    }
    guard let name else {
      throw UsageError("\(command.rawValue) needs the name of a screen after it; see: screens list")
    }
    guard let exploration = Exploration.all.first(where: { $0.name == name }) else {
      throw UsageError(
        "There is no screen \"\(name)\"", name, among: Exploration.all.map(\.name),
        see: "screens list")
    }
    if let session { return try await reproduce(session, exploration) }
    return try await explore([exploration], command, options, format ?? .mermaid)
  }

  /// Prints a test that reproduces a session, or why the session cannot be reproduced.
  private func reproduce(
    _ path: String, _ exploration: Exploration
  ) async throws -> ExitStatus {
    let session = try Self.session(at: path, for: "explore --session")
    guard session.name == exploration.name else {
      throw UsageError("\(path) is a session of \(session.name), not of \(exploration.name).")
    }
    do {
      try output.write(await exploration.reproduce(session, path) + "\n")
      return .success
    } catch let failure as FailedCheck {
      try output.write(failure.description.neutralizedLines + "\n")
      return .failure
    }
  }

  /// Explores screens, and prints each at once.
  private func explore(
    _ explorations: [Exploration], _ command: KitCommand, _ options: Options,
    _ format: DiagramFormat = .mermaid
  ) async throws -> ExitStatus {
    let styling = Styling(environment: environment, isTerminal: output.isTerminal)
    var status = ExitStatus.success
    for exploration in explorations {
      let summary = await exploration.explore()
      let lines = summary.lines(for: command, isVerbose: options.has("--verbose"))
      try output.write(
        command == .diagram
          ? summary.text(in: format) + "\n"
          : lines.map { $0.written(styling) + "\n" }.joined())
      if summary.status(of: command) == .failure { status = .failure }
    }
    return status
  }
}

extension ExplorationSummary {
  /// The output of `explore` or `audit`, the verdict first.
  package func lines(for command: KitCommand, isVerbose: Bool = false) -> [StyledLine] {
    if command == .audit {
      let reached = audit.combinations.count(where: \.isReached)
      let count = audit.combinations.count
      let wrong = audit.degenerate + audit.missing
      // A row for each combination, below a head.
      let rows = audit.description.split(separator: "\n").map { "  \($0)" }
      return [
        verdict(
          of: audit.complaints.count,
          "\(count) combinations of \(audit.elements.count) elements, \(reached) reachable"),
        StyledLine(rows[0]),
      ]
        + zip(rows.dropFirst(), audit.combinations).map { row, combined in
          StyledLine(row, wrong.contains(combined) ? .red : combined.isReached ? .green : .dim)
        }
        + audit.complaints.flatMap(Self.lines)
    }
    let things = findings.count == 1 ? "1 thing" : "\(findings.count) things"
    let found = findings.isEmpty ? "nothing wrong" : "\(things) wrong"
    return [
      verdict(
        of: findings.count,
        "\(isToTheEnd ? "" : "not all, ")\(sequences) sequences, \(found), \(duration.inTenths)")
    ] + (isVerbose ? [text] : findings.map(\.description)).flatMap(Self.lines)
  }

  private static func lines(_ text: String) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) }
  }

  private func verdict(of problems: Int, _ words: String) -> StyledLine {
    let mark = problems == 0 ? StyledLine("✓ ", [.bold, .green]) : StyledLine("✗ ", [.bold, .red])
    return mark + StyledLine(name, .bold) + StyledLine(": \(words)")
  }

  package func text(in format: DiagramFormat) -> String {
    format == .table ? table : diagram.text(format, titled: name)
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
  fileprivate func text(_ format: DiagramFormat, titled name: String) -> String {
    switch format {
    case .mermaid: return mermaid
    case .dot: return dot
    case .svg:
      let picture = SVGPicture(Layout(graph(), .points), .points, title: "The states of \(name)")
      return String(picture.text.dropLast())
    case .text, .table: return text
    }
  }
}
