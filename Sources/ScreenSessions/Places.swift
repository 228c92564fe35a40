/// The places and the hosts of screens; hosts never form a cycle, whatever a file says.
package struct Places {
  /// The place of each screen that is running.
  package private(set) var all: [Int: Session.Place] = [:]
  private(set) var hosts: [Int: Int] = [:]

  package init() {}

  /// The names of the kinds that host a screen, the outermost first.
  package func names(hosting screen: Int) -> [String] {
    hosts[screen] == nil ? [] : way(to: screen).compactMap { all[$0]?.name }
  }

  /// Updates the places after an event of a screen.
  package mutating func take(_ event: Session.Event, of screen: Int) {
    if let place = event.destination { all[screen] = place }
    guard case .hosted(let host) = event, screen != host else { return }
    let way = way(to: host) + [host]
    // Rule 12 limits the depth of hosting.
    if way.count > 200 { return }
    // A screen that hosted its new host no longer does: this breaks the cycle.
    if let index = way.firstIndex(of: screen) { hosts[way[index + 1]] = nil }
    hosts[screen] = host
  }

  private func way(to screen: Int) -> [Int] {
    sequence(first: screen) { hosts[$0] }.dropFirst().reversed()
  }
}

extension Session.Event {
  /// The place of the screen after the event, if it has one; nil if the event does not move it.
  var destination: Session.Place?? {
    switch self {
    case .running(let place): place
    case .request(_, let place, _, .taken): .some(place)
    case .hosted, .request, .frame, .kept: nil
    }
  }
}
