public import ScreenSessions

extension Diagram {
  /// Draws the states that a recorded session entered, and the transitions between them.
  public init(_ session: Session) {
    var report = ExplorationReport<Session.Event>()
    var seen: Set<[String?]> = []
    for (step, host) in session.hostedSteps {
      let edge: (from: String?, to: String, cause: String)
      switch step.event {
      case .running(let place): edge = (nil, place.name, "")
      case .request(let from, let place?, let cause, .taken):
        edge = (from, place.name, from == nil ? "" : cause)
      case .hosted, .request, .frame, .kept: continue
      }
      guard seen.insert(host + [edge.from, edge.to, edge.cause]).inserted else { continue }
      report.add(host: host, edge.from, edge.to, cause: edge.cause, [])
      if edge.from == nil, host.isEmpty { report.reached.append((edge.to, [])) }
    }
    self.init(report)
  }
}
