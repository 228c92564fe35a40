/// A picture of a screen's states: as SVG, as text, or in the languages of Mermaid and Graphviz.
///
/// The kinds come from the samples, the edges and their causes from what an explorer saw; a
/// condition is written on an edge that a state's guard also refuses. Screens that a state hosts
/// are drawn inside it. The same report always gives the same text.
public struct Diagram: Hashable, Sendable {
  /// One screen: what is explored, or what one of its states hosts.
  struct Chart: Hashable, Sendable {
    var host: [String]
    var starts: [String] = []
    var kinds: [Kind] = []
    var edges: [Edge] = []
    var inner: [Chart] = []
  }

  /// A box.
  struct Kind: Hashable, Sendable {
    var name: String
    var isReached = true
    /// What it ignores and refuses, a line each.
    var notes: [String] = []
  }

  /// An arrow.
  struct Edge: Hashable, Sendable {
    var from: String
    var to: String
    var causes: [String]

    var label: String { causes.joined(separator: ", ") }
  }

  let chart: Chart

  /// Draws what an explorer found.
  ///
  /// - Parameter report: What it found.
  public init<Shown>(_ report: ExplorationReport<Shown>) {
    chart = Chart(report, host: [])
  }
}

extension Diagram.Chart {
  init<Shown>(_ report: ExplorationReport<Shown>, host: [String]) {
    self.host = host
    starts = report.starts.filter { $0.host == host }.map(\.kind)
    let taken = report.transitions.filter { $0.host == host }
    edges = taken.map { transition in
      var causes = transition.causes
      if transition.isConditional { causes.append((causes.popLast() ?? "") + " [condition]") }
      return Diagram.Edge(from: transition.from, to: transition.to, causes: causes)
    }
    let reached = host.isEmpty ? report.reached.map(\.kind) : []
    let named =
      (host.isEmpty ? report.samples : []) + reached + starts
      + taken.flatMap { [$0.from, $0.to] }
    var seen: Set<String> = []
    kinds = named.filter { seen.insert($0).inserted }.map { name in
      Diagram.Kind(
        name: name,
        isReached: !host.isEmpty || reached.contains(name) || taken.contains { $0.to == name },
        notes: Self.notes(report, host: host, name))
    }
    inner = kinds.map { host + [$0.name] }.filter { path in
      report.starts.contains { $0.host == path }
    }.map { Diagram.Chart(report, host: $0) }
  }

  private static func notes<Shown>(
    _ report: ExplorationReport<Shown>, host: [String], _ name: String
  ) -> [String] {
    let ignored = report.ignored.filter { $0.host == host && $0.from == name }.map(\.cause)
    let refused = report.refused.filter {
      $0.host == host && $0.from == name && $0.reason == "guarded"
    }.map { "refuses \($0.cause) → \($0.to ?? "")" }
    return (ignored.isEmpty ? [] : ["ignores \(ignored.joined(separator: ", "))"]) + refused
  }
}
