package import ScreenSessions
package import ScreenStates
package import ScreenStatesExplorer

/// A screen of the Gallery, prepared for the test kit's explorer, audit and diagram.
@MainActor
package struct Exploration {
  package let name: String
  /// Explores every history of the screen.
  package let explore: () async -> ExplorationSummary
  /// Returns a test that reproduces a recorded session; throws if a step cannot be reproduced.
  package let reproduce: (_ session: Session, _ path: String) async throws -> String
  /// Sends random inputs to a new screen, which is passed to `attend` first.
  package let wander:
    (_ count: Int, _ generator: any RandomNumberGenerator, _ attend: (AnyObject) -> Void) async ->
      Void

  /// The explorations of the screens, in the order of `screens list`.
  package static var all: [Exploration] {
    [.news, .items, .history, .turnstile, .books, .player, .products]
  }

  /// Makes an exploration; the explorer of a recorded session may let more happen.
  package init<Kind: StateKind>(
    _ name: String, of kinds: Kind.Type, audit: DisplayAudit<Kind.Display>,
    explorer: @escaping (_ recorded: Session?) -> Explorer<Screen<Kind>, Kind.Display>
  ) {
    self.name = name
    wander = { count, generator, attend in
      var generator = generator
      await explorer(nil).wander(inputs: count, using: &generator, attend: attend)
    }
    reproduce = { session, path in
      let explorer = explorer(session)
      try await explorer.explore().check(session)
      return try await explorer.test(leadingTo: session, readFrom: path)
    }
    explore = {
      let report = await explorer(nil).explore()
      return ExplorationSummary(
        name: name, text: report.description, figures: report.summary,
        sequences: report.histories, duration: report.duration,
        isToTheEnd: report.ending == .exhausted, findings: report.findings,
        audit: report.audit(audit), diagram: Diagram(report), table: report.table)
    }
  }
}

/// The findings of an explorer, without the type of the display.
package struct ExplorationSummary {
  package let name: String
  package let text: String
  /// The numbers of situations and sequences.
  package let figures: String
  package let sequences: Int
  package let duration: Duration
  package let isToTheEnd: Bool
  /// The findings, each of which is an error.
  package let findings: [Finding]
  /// The combinations of the display's elements.
  package let audit: AuditReport
  package let diagram: Diagram
  package let table: String
}
