public import ScreenSessions

extension Diagram {
  /// Draws the states that a session entered, and the transitions between them.
  ///
  /// - Parameter session: The recorded session.
  public init(_ session: Session) {
    var report = ExplorationReport<Session.Event>()
    let edges = session.hostedSteps.compactMap { step, host -> (Edge, String)? in
      switch step.event {
      case .running(let place): (Edge(host: host, from: nil, to: place.name), "")
      case .request(let from, let place?, let cause, .taken):
        (Edge(host: host, from: from, to: place.name), cause)
      case .hosted, .request, .frame, .kept: nil
      }
    }
    for (edge, causes) in edges.grouped() {
      let (host, to) = (edge.host, edge.to)
      if let from = edge.from {
        report.transitions.append(
          ExploredTransition(host: host, from: from, to: to, causes: causes, history: []))
      } else {
        report.starts.append((host, to))
        if host.isEmpty { report.reached.append((to, [])) }
      }
    }
    self.init(report)
  }
}

/// A transition, or the start of a screen, by the names of the kinds.
private struct Edge: Hashable {
  let host: [String]
  let from: String?
  let to: String
}
