import ScreenStatesExplorer
import ScreenStatesTestKit

/// Explores random subjects with situations that merge, and with situations that never do.
///
/// The first exploration must see everything that the second sees, by histories that are as short.
/// An explorer continues only one of the histories that lead to the same situation. If two
/// situations look the same but have different futures, it misses what follows from one of them,
/// and says nothing. That is what this check finds.
@MainActor
package struct MergeCheck {
  /// What is explored.
  package enum Subject: String, CaseIterable, Sendable {
    /// A model that sleeps on the clock of the test.
    case model
    /// A model that sleeps with `Task.sleep`.
    case sleeper
    case screen
  }

  private let subject: Subject
  private let depth: Int
  /// The number of subjects that were compared.
  package private(set) var count = 0
  /// The number of subjects that were not compared: they have too many histories, or the report
  /// says itself that it may miss something.
  package private(set) var skipped = 0
  /// The number of situations of the usual explorations, and of those in which nothing merges.
  package private(set) var situations = (merged: 0, separate: 0)

  /// Makes a check of random subjects, with histories of at most `depth` inputs.
  package init(of subject: Subject, depth: Int) { (self.subject, self.depth) = (subject, depth) }

  /// Explores the subject of a seed.
  ///
  /// - Returns: What the usual exploration misses or shows by a longer history, with the shortest
  ///   history and the subject; nil if there is nothing.
  package mutating func run(seed: UInt64) async -> String? {
    switch subject {
    case .model, .sleeper:
      let plan = ModelPlan(seed: seed, sleepsForReal: subject == .sleeper)
      return await compare(plan) { Explorer(plan, keepsLedger: $0) }
    case .screen:
      let plan = ScreenPlan(seed: seed)
      return await compare(plan) { Explorer(plan, keepsLedger: $0) }
    }
  }

  private mutating func compare<Subject, Shown>(
    _ plan: some CustomStringConvertible,
    _ explorer: (_ keepsLedger: Bool) -> Explorer<Subject, Shown>
  ) async -> String? {
    var (usual, separate) = (explorer(false), explorer(true))
    (usual.depth, separate.depth) = (depth, depth)
    separate.situations = 5_000
    // Random screens make mistakes, as they may.
    let (report, whole) = await MisuseReporter.silent.hearMistakes {
      (await usual.explore(), await separate.explore())
    }
    let isSure = [report, whole].allSatisfy { $0.doubt == nil && $0.ending != .notRepeatable }
    if whole.ending == .situations(5_000) || !isSure || !report.findings(.notRepeatable).isEmpty {
      skipped += 1
      return nil
    }
    count += 1
    situations.merged += report.situations
    situations.separate += whole.situations
    let seen = Dictionary(report.sights.map { ($0.text, $0.history.count) }) { min($0, $1) }
    let missed = whole.sights.filter { seen[$0.text] ?? .max > $0.history.count }
    guard let first = missed.first else { return nil }
    return """
      \(missed.count) of \(whole.sights.count) sights are missed, or come later, if situations
      merge, such as \(first.text), after
      \(first.history.map { "  \($0)" }.joined(separator: "\n"))
      of this \(subject):
      \(plan)
      """
  }
}

extension ExplorationReport {
  /// Everything that the explorer saw, each with its shortest history; that of a cause may be the
  /// history of another cause of the same transition.
  fileprivate var sights: [(text: String, history: [String])] {
    frames.map { ("\($0.shown) in \($0.path)", $0.history) }
      + transitions.map { (text(of: $0), $0.history) }
      + transitions.flatMap { edge in
        edge.causes.map { ("\(text(of: edge)) by \(unnumbered($0))", edge.history) }
      }
      // Without those of a stopped screen, whose last state may still draw, and without late
      // answers, which may be in the log of a screen that is no longer hosted.
      + (refused + ignored).filter { $0.from != nil && $0.reason != "stale" }.map { denied in
        let request = "\(denied.host) \(denied.from ?? "") -> \(denied.to ?? "") by \(denied.cause)"
        return ("\(request): \(denied.reason ?? "ignored")", denied.history)
      }
  }

  private func text(of edge: ExploredTransition) -> String {
    "\((edge.host + [edge.from]).joined(separator: "/")) -> \(edge.to)"
  }

  /// A call without the number of the service's call, which may differ.
  private func unnumbered(_ call: String) -> String {
    call.replacing(/\.calls\[\d+\]/, with: "")
  }
}
