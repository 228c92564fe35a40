package import ScreenStatesTestKit

/// A screen of the Gallery as the kit's explorer, audit and diagram see it.
@MainActor
package struct Exploration {
  /// The name of the screen.
  package let name: String
  /// Tries every history of it.
  package let explore: () async -> ExplorationSummary
  /// What it shows in each of its kinds.
  package let stills: () -> [Still]

  /// Takes an explorer, an audit of what it sees, and what the screen shows in each of its kinds.
  package init<Subject, Shown>(
    _ name: String, _ explorer: Explorer<Subject, Shown>, audit: DisplayAudit<Shown>,
    stills: @escaping () -> [Still] = { [] }
  ) {
    self.name = name
    self.stills = stills
    explore = {
      let report = await explorer.explore()
      return ExplorationSummary(
        text: report.description, figures: report.summary, duration: report.duration,
        isToTheEnd: report.ending == .exhausted, findings: report.findings,
        audit: report.audit(audit), diagram: Diagram(report), table: report.table)
    }
  }
}

/// What was found, without the type of the display.
package struct ExplorationSummary {
  /// The whole report.
  package let text: String
  /// How many situations and histories.
  package let figures: String
  /// How long it took.
  package let duration: Duration
  /// Whether nothing was left to try.
  package let isToTheEnd: Bool
  /// What is wrong.
  package let findings: [Finding]
  /// The combinations of the display's elements.
  package let audit: AuditReport
  /// The states and transitions.
  package let diagram: Diagram
  /// The transitions as a table.
  package let table: String
}
