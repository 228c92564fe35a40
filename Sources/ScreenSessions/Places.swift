/// Where screens are, and which hosts which: never in a circle, whatever a file says.
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
    // No screen is hosted deeper (rule 12).
    if way.count > 200 { return }
    // Screens that host each other do so in turn: what it hosted, it hosts no longer.
    if let index = way.firstIndex(of: screen) { hosts[way[index + 1]] = nil }
    hosts[screen] = host
  }

  private func way(to screen: Int) -> [Int] {
    sequence(first: screen) { hosts[$0] }.dropFirst().reversed()
  }
}

extension Session.Event {
  /// Where the screen is after the event, if anywhere; nil if it does not move.
  var destination: Session.Place?? {
    switch self {
    case .running(let place): place
    case .request(_, let place, _, .taken): .some(place)
    case .hosted, .request, .frame, .kept: nil
    }
  }
}
