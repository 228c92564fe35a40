package import GalleryExplorations
import ScreenStatesDiagramLayout
import ScreenStatesExplorer
import ScreenStatesTestKit
package import Terminal

extension ScreensCommand {
  /// Runs a command of the test kit on one screen or on all.
  func run(_ command: KitCommand, _ options: Options) async throws -> ExitStatus {
    let name = options.operands.first
    let session = try options.value(of: "--session", "the file of a session")
    let format = try options.value(of: "--format", DiagramFormat.list).map {
      (text) throws(UsageError) in
      guard let known = DiagramFormat(rawValue: text) else {
        throw UsageError("--format needs \(DiagramFormat.list) after it, not \"\(text)\".")
      }
      return known
    }
    if options.has("--all") {
      guard name == nil, session == nil else {
        throw UsageError(
          "\(command.rawValue) --all takes nothing else; see: screens \(command.rawValue) --help")
      }
      return try await explore(Exploration.all, command, options)
    }
    if let session, command == .diagram {
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
    command == .audit
      ? [
        verdict(
          of: audit.complaints.count,
          [
            "\(audit.combinations.count) combinations of \(audit.elements.count) elements",
            "\(audit.combinations.count(where: \.isReached)) reachable",
          ])
      ] + audit.table + audit.complaints.flatMap(Self.lines)
      : [
        verdict(
          of: findings.count,
          [
            (isToTheEnd ? "" : "not all, ") + "\(sequences) sequences",
            findings.isEmpty
              ? "nothing wrong"
              : findings.count == 1 ? "1 thing wrong" : "\(findings.count) things wrong",
            duration.inTenths,
          ])
      ] + (isVerbose ? [text] : findings.map(\.description)).flatMap(Self.lines)
  }

  private static func lines(_ text: String) -> [StyledLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) }
  }

  private func verdict(of problems: Int, _ parts: [String]) -> StyledLine {
    let color: TextStyle = problems == 0 ? .green : .red
    return StyledLine("\(problems == 0 ? "✓" : "✗") ", [.bold, color])
      + StyledLine(name, .bold) + StyledLine(": " + parts.joined(separator: ", "))
  }

  package func text(in format: DiagramFormat) -> String {
    format == .table ? table : diagram.text(format, titled: name)
  }

  /// The picture of the states, with the name of the screen as its title.
  package var svg: String { diagram.svg(titled: name) }

  /// The exit status of a command: a finding is a failure.
  package func status(of command: KitCommand) -> ExitStatus {
    switch command {
    case .explore: findings.isEmpty ? .success : .failure
    case .audit: audit.complaints.isEmpty ? .success : .failure
    case .diagram: .success
    }
  }
}

extension AuditReport {
  /// A line for each combination: the reached ones green, the impossible ones dim.
  fileprivate var table: [StyledLine] {
    let styles: [TextStyle] = combinations.map { combination in
      combination.isReached ? combination.isMeant == false ? .red : .green : .dim
    }
    return zip(description.split(separator: "\n"), [.bold] + styles).map { line, style in
      StyledLine("  \(line)", style)
    }
  }
}

extension Diagram {
  /// The diagram in a format, except `table`, which is not a diagram.
  fileprivate func text(_ format: DiagramFormat, titled name: String) -> String {
    switch format {
    case .mermaid: mermaid
    case .dot: dot
    case .svg: String(svg(titled: name).dropLast())
    case .text, .table: text
    }
  }

  fileprivate func svg(titled name: String) -> String {
    SVGPicture(Layout(graph(), .points), .points, title: "The states of \(name)").text
  }
}
