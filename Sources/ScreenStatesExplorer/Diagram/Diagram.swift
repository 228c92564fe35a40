internal import ScreenStatesDiagramLayout

/// A picture of a screen's states: as SVG, as text, or in the languages of Mermaid and Graphviz.
///
/// The kinds come from the samples, the edges and their causes from the explorer's transitions. An
/// edge that a state's guard sometimes refuses is marked as a condition. Hosted screens are drawn
/// inside their hosts. The same report always gives the same text.
public struct Diagram: Hashable, Sendable {
  /// The states with the requests that they ignore and refuse; hosted screens are inside hosts.
  let whole: Graph

  /// Makes the diagram of an exploration.
  public init<Shown>(_ report: ExplorationReport<Shown>) { whole = Graph(report, inside: []) }
}

extension Graph {
  /// Makes the graph of the explored screen, or of the screen that a kind hosts.
  fileprivate init<Shown>(_ report: ExplorationReport<Shown>, inside host: [String]) {
    let starts = report.starts.filter { $0.host == host }.map(\.kind)
    let taken = report.transitions.filter { $0.host == host }
    let reached = host.isEmpty ? report.reached.map(\.kind) : []
    let ends = taken.flatMap { [$0.from, $0.to] }
    let names = ((host.isEmpty ? report.samples : []) + reached + starts + ends).withoutRepeats
    let places = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    self.init(
      nodes: names.map { name in
        let path = host + [name]
        let isHost = report.starts.contains { $0.host == path }
        let isHere = { (request: DeniedRequest) in request.host == host && request.from == name }
        let ignored = report.ignored.filter(isHere).map(\.cause).joined(separator: ", ")
        let refused = report.refused.filter { isHere($0) && $0.reason == "guarded" }
        return Node(
          name,
          notes: (ignored.isEmpty ? [] : ["ignores \(ignored)"])
            + refused.map { "refuses \($0.cause) → \($0.to ?? "")" },
          isReached: !host.isEmpty || reached.contains(name) || taken.contains { $0.to == name },
          inner: isHost ? Graph(report, inside: path) : nil)
      },
      edges: taken.map { transition in
        var causes = transition.causes
        if transition.isConditional { causes.append((causes.popLast() ?? "") + " [condition]") }
        return Edge(
          from: places[transition.from, default: 0], to: places[transition.to, default: 0],
          labels: causes)
      },
      starts: starts.map { places[$0, default: 0] })
  }
}
