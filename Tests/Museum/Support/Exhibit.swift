import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// A defect of a loading screen that was reported in public, rewritten, with its fixed twin.
struct Exhibit: Sendable {
  /// What a history must have so that the defect can be seen.
  enum Need: String, Sendable, CaseIterable {
    case twoCalls = "two calls at once"
    case schedule = "a schedule"
    case time = "time"
  }

  /// The repository and the number of the thread.
  let origin: String
  /// What the user sees.
  let symptom: String
  let property: Property
  let needs: [Need]
  /// The shortest history that shows it, without the orders of jobs.
  let history: [String]
  let inScreens: InScreens
  private let make: @MainActor @Sendable (Bool, Orders?, _ depth: Int?) async -> Outcome

  /// What became of an exploration.
  struct Outcome: Sendable {
    let findings: [Finding]
    let summary: String
    let report: String
    let isToTheEnd: Bool
  }

  init<Subject, Shown>(
    _ origin: String, _ symptom: String, _ property: Property, needs: Need...,
    history: [String], inScreens: InScreens,
    _ explorer: @escaping @MainActor @Sendable (_ isFixed: Bool) -> Explorer<Subject, Shown>
  ) {
    (self.origin, self.symptom, self.property) = (origin, symptom, property)
    (self.needs, self.history, self.inScreens) = (needs, history, inScreens)
    make = { isFixed, orders, depth in
      var explorer = explorer(isFixed)
      if needs.contains(.schedule) { explorer.orders = .all(limit: 100) }
      if let orders { explorer.orders = orders }
      // What piles up has no end; the shortest histories come first.
      if !isFixed { explorer.depth = depth ?? 8 }
      let report = await explorer.explore()
      return Outcome(
        findings: report.findings, summary: report.summary, report: report.description,
        isToTheEnd: report.ending == .exhausted)
    }
  }

  /// Tries every history of the class as it was, or of its fixed twin.
  @MainActor
  func explored(isFixed: Bool, orders: Orders? = nil, depth: Int? = nil) async -> Outcome {
    await make(isFixed, orders, depth)
  }

  /// The histories that break the property, without the orders of jobs.
  @MainActor
  func convictions(orders: Orders? = nil, depth: Int? = nil) async -> [[String]] {
    let outcome = await explored(isFixed: false, orders: orders, depth: depth)
    return outcome.findings.filter(property.isBroken).map {
      $0.history.map { call in
        guard let match = call.wholeMatch(of: /await inOrder\(\[[0-9, ]*\]\) \{ (.*) \}/) else {
          return call
        }
        return String(match.1)
      }
    }
  }
}

extension Exhibit: CustomTestStringConvertible {
  var testDescription: String { origin }
}
