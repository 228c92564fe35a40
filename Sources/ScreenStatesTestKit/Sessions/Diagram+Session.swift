public import ScreenSessions

extension Diagram {
  /// Draws the states that a session entered, and the transitions between them.
  ///
  /// - Parameter session: The recorded session.
  public init(_ session: Session) {
    var report = ExplorationReport<Session.Event>()
    var places = Places()
    for step in session.steps {
      let host = places.names(hosting: step.screen)
      places.take(step.event, of: step.screen)
      switch step.event {
      case .running(let place), .request(nil, let place?, _, .taken):
        report.add(start: place.name, below: host)
      case .request(let from?, let place?, let cause, .taken):
        report.add(cause, from: from, to: place.name, below: host)
      case .hosted, .request, .frame, .kept: break
      }
    }
    self.init(report)
  }
}

extension ExplorationReport {
  fileprivate mutating func add(start kind: String, below host: [String]) {
    if !starts.contains(where: { $0.host == host && $0.kind == kind }) {
      starts.append((host, kind))
    }
    if host.isEmpty, !reached.contains(where: { $0.kind == kind }) { reached.append((kind, [])) }
  }

  fileprivate mutating func add(
    _ cause: String, from: String, to: String, below host: [String]
  ) {
    let known = transitions.firstIndex { $0.host == host && $0.from == from && $0.to == to }
    guard let known else {
      transitions.append(
        ExploredTransition(host: host, from: from, to: to, causes: [cause], history: []))
      return
    }
    if !transitions[known].causes.contains(cause) { transitions[known].causes.append(cause) }
  }
}
