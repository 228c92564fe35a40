/// The elements of a display that can be on or off, and the combinations of them that are meant.
///
/// A display of n such elements has 2ⁿ combinations. With flags, one forgotten line is enough to
/// reach any of them; an audit reports which ones the states reach, and which never appear.
///
/// ```swift
/// let audit = DisplayAudit<NewsDisplay>(
///   [
///     "table": { !$0.articles.isEmpty },
///     "error": { $0.error != nil },
///     "indicator": { $0.isLoading },
///   ], meant: [["table"], ["error"], ["indicator"]])
/// try await explorer.explore().audit(audit).check()
/// ```
@MainActor
public struct DisplayAudit<Shown> {
  let elements: KeyValuePairs<String, @MainActor (Shown) -> Bool>
  let meant: Set<Set<String>>?

  /// Makes an audit of the elements of a display, and of the combinations of them that are meant.
  ///
  /// Each element has a name and a closure that returns whether it is on. A combination has the
  /// names of the elements that are on; without `meant`, the audit does not judge any.
  public init(
    _ elements: KeyValuePairs<String, @MainActor (Shown) -> Bool>, meant: [Set<String>]? = nil
  ) {
    self.elements = elements
    self.meant = meant.map(Set.init)
  }
}

extension ExplorationReport {
  /// Reports which combinations of the elements are reached, by which states, and which never.
  @MainActor
  public func audit(_ audit: DisplayAudit<Shown>) -> AuditReport {
    let reached = Dictionary(grouping: frames) { frame in
      Set(audit.elements.filter { $0.value(frame.shown) }.map(\.key))
    }
    let all = audit.elements.map(\.key)
    let names = all.withoutRepeats
    // In binary order, with the first element as the highest digit.
    let sets: [Set<String>] = names.reduce([[]]) { sets, name in
      sets.flatMap { [$0, $0.union([name])] }
    }
    let combinations = sets.map { on in
      let frames = reached[on, default: []]
      return AuditReport.Combination(
        on: on, states: frames.map(\.kind).withoutRepeats, isMeant: audit.meant?.contains(on),
        history: frames.first?.history ?? [])
    }
    let unknown = Set(audit.meant?.flatMap(\.self) ?? []).subtracting(names)
    return AuditReport(
      elements: names, combinations: combinations,
      misnamed: names.filter { name in all.count { $0 == name } > 1 }.map { "named twice: \($0)" }
        + unknown.sorted().map { "no element: \($0)" },
      notReached: ending == .exhausted ? "impossible" : "not reached")
  }
}
