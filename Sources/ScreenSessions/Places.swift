/// The places and the hosts of screens; hosts never form a cycle, whatever a file says.
package struct Places {
  /// More levels than rule 12 lets a screen host.
  static let mostLevels = 200

  /// The place of each screen that is running.
  package private(set) var all: [Int: Session.Place] = [:]
  private(set) var hosts: [Int: Int] = [:]
  /// The turn of each hosted screen: the later it was hosted, the greater.
  private(set) var turns: [Int: Int] = [:]
  private var turn = 0
  /// Of the screens that each screen hosts, how many have how many levels below them.
  private var levelsOfHosted: [Int: [Int: Int]] = [:]

  package init() {}

  /// The names of the kinds that host a screen, the outermost first.
  package func names(hosting screen: Int) -> [String] {
    hosts[screen] == nil ? [] : way(to: screen).compactMap { all[$0]?.name }
  }

  /// Updates the places after an event of a screen.
  ///
  /// - Returns: False if the event would host screens too many levels deep; it then does not.
  @discardableResult package mutating func take(_ event: Session.Event, of screen: Int) -> Bool {
    if let place = event.destination {
      all[screen] = place
      // The end of a hosting is no event, but stops the screen.
      if place == nil { move(screen, to: nil) }
    }
    guard case .hosted(let host) = event, screen != host else { return true }
    var way = way(to: host) + [host]
    // A screen that hosted its new host no longer does: this breaks the cycle.
    if let index = way.firstIndex(of: screen) {
      move(way[index + 1], to: nil)
      way.removeFirst(index + 1)
    }
    if way.count + levels(below: screen) > Self.mostLevels { return false }
    move(screen, to: host)
    return true
  }

  private mutating func move(_ screen: Int, to host: Int?) {
    let levels = levels(below: screen)
    replace(levels, by: nil, in: hosts[screen])
    turn += 1
    (hosts[screen], turns[screen]) = (host, host.map { _ in turn })
    replace(nil, by: levels, in: host)
  }

  /// Counts a hosted screen that has other levels below it, or that comes or goes, in its hosts.
  private mutating func replace(_ former: Int?, by new: Int?, in host: Int?) {
    var (former, new, host) = (former, new, host)
    while let screen = host, former != new {
      let old = levels(below: screen)
      for (levels, change) in [(former, -1), (new, 1)] {
        guard let levels else { continue }
        let count = levelsOfHosted[screen]?[levels, default: 0] ?? 0
        levelsOfHosted[screen, default: [:]][levels] = count + change == 0 ? nil : count + change
      }
      if levelsOfHosted[screen]?.isEmpty == true { levelsOfHosted[screen] = nil }
      (former, new, host) = (old, levels(below: screen), hosts[screen])
    }
  }

  private func levels(below screen: Int) -> Int {
    levelsOfHosted[screen]?.keys.max().map { $0 + 1 } ?? 0
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
