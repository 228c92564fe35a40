package import ScreenSessions
package import ScreenStates
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
  /// A test in which what happened in the session of a file happens again; throws what cannot.
  package let reproduce: (_ session: Session, _ path: String) async throws -> String
  /// Does some of its inputs, drawn by chance from a seed, on a screen that is handed over first.
  package let wander:
    (_ count: Int, _ generator: any RandomNumberGenerator, _ attend: (AnyObject) -> Void) async ->
      Void

  /// Takes an explorer, an audit of what it sees, and what the screen shows in each of its kinds.
  package init<Kind: StateKind>(
    _ name: String, _ explorer: Explorer<Screen<Kind>, Kind.Display>,
    audit: DisplayAudit<Kind.Display>, stills: @autoclosure @escaping () -> [Still] = []
  ) {
    self.name = name
    self.stills = stills
    wander = { count, generator, attend in
      var generator = generator
      await explorer.wander(inputs: count, using: &generator, attend: attend)
    }
    reproduce = { session, path in
      try await explorer.explore().check(session)
      return try await explorer.test(leadingTo: session, readFrom: path)
    }
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
