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
        if host.isEmpty { report.add(reached: place.name) }
      case .request(let from?, let place?, let cause, .taken):
        report.add(cause, from: from, to: place.name, below: host)
      case .hosted, .request, .frame, .kept: break
      }
    }
    self.init(report)
  }
}
