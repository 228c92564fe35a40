/// Where screens are, and which hosts which: never in a circle, whatever a file says.
package struct Places<Place> {
  /// What an event has replaced.
  package struct Former {
    let place: Place?
    let host: Int?
    /// The screen that is no longer hosted by this one.
    var freed: Int?
  }

  /// Where each screen is that runs.
  package private(set) var all: [Int: Place] = [:]
  private(set) var hosts: [Int: Int] = [:]

  // No screen is hosted deeper than this (rule 12).
  private var deepest: Int { 200 }

  package init() {}

  /// The screens that host one, the outermost first.
  func way(to screen: Int) -> [Int] {
    sequence(first: screen) { hosts[$0] }.dropFirst().reversed()
  }

  /// Goes on to after an event of a screen, which is at a place then if it has moved.
  @discardableResult
  mutating func take(_ event: Session.Event, at place: Place?, of screen: Int) -> Former {
    var former = Former(place: all[screen], host: hosts[screen])
    switch event {
    case .running, .request(_, _, _, .taken): all[screen] = place
    case .request, .frame, .kept: break
    case .hosted(let host):
      let way = way(to: host) + [host]
      guard screen != host, way.count <= deepest else { break }
      // Screens that host each other do so in turn: what it hosted, it hosts no longer.
      former.freed = way.firstIndex(of: screen).map { way[$0 + 1] }
      former.freed.map { hosts[$0] = nil }
      hosts[screen] = host
    }
    return former
  }

  /// Goes back to before an event of a screen.
  mutating func restore(_ former: Former, of screen: Int) {
    all[screen] = former.place
    hosts[screen] = former.host
    former.freed.map { hosts[$0] = screen }
  }
}

extension Places<Session.Place> {
  /// Goes on to after a step.
  @discardableResult
  package mutating func take(_ step: Session.Step) -> Former {
    switch step.event {
    case .running(let place): take(step.event, at: place, of: step.screen)
    case .request(_, let place, _, _): take(step.event, at: place, of: step.screen)
    case .hosted, .frame, .kept: take(step.event, at: nil, of: step.screen)
    }
  }

  /// The names of the kinds that host a screen, the outermost first.
  package func names(hosting screen: Int) -> [String] {
    way(to: screen).compactMap { all[$0]?.name }
  }
}
