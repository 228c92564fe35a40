internal import ScreenStates

/// Where screens are, and which hosts which: never in a circle, whatever a file says.
package struct Places<Place> {
  /// Where each screen is that runs.
  package private(set) var all: [Int: Place] = [:]
  private(set) var hosts: [Int: Int] = [:]

  // No screen is hosted deeper than this (rule 12).
  private var deepest: Int { 200 }

  package init() {}

  /// The screens that host one, the outermost first.
  package func way(to screen: Int) -> [Int] {
    sequence(first: screen) { hosts[$0] }.dropFirst().reversed()
  }

  private mutating func host(_ screen: Int, by host: Int) {
    let way = way(to: host) + [host]
    guard screen != host, way.count <= deepest else { return }
    // Screens that host each other do so in turn: what it hosted, it hosts no longer.
    if let place = way.firstIndex(of: screen) { hosts[way[place + 1]] = nil }
    hosts[screen] = host
  }
}

extension Places<Session.Place> {
  /// Goes on to what a step has changed.
  package mutating func take(_ step: Session.Step) {
    switch step.event {
    case .hosted(let host): self.host(step.screen, by: host)
    case .running(let place): all[step.screen] = place
    case .request(_, let place, _, .taken): all[step.screen] = place
    case .request, .frame, .kept: break
    }
  }

  /// The names of the kinds that host a screen, the outermost first.
  package func names(hosting screen: Int) -> [String] {
    way(to: screen).compactMap { all[$0]?.name }
  }
}

extension Places<any StateKind> {
  /// The names of the kinds on the whole way in.
  @MainActor func path(to screen: Int) -> String {
    (way(to: screen) + [screen]).compactMap { all[$0]?.name }.filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// Goes on to what an entry has changed.
  @MainActor mutating func take(_ entry: RecordedEvent) {
    switch entry.event {
    case .hosted(let host): self.host(entry.screen, by: host)
    case .running(let kind, _): all[entry.screen] = kind
    case .request(_, let kind, _, _, .taken): all[entry.screen] = kind
    case .request, .frame, .kept: break
    }
  }

  /// Entries that lead from nothing to before others, for the screens that run or are in those.
  @MainActor func entries(before others: some Collection<RecordedEvent>) -> [RecordedEvent] {
    let time = others.first?.time ?? .zero
    return Set(others.map(\.screen)).union(all.keys).sorted().flatMap { screen in
      [
        hosts[screen].map { RecordedEvent(time: time, screen: screen, event: .hosted(by: $0)) },
        all[screen].map { RecordedEvent(time: time, screen: screen, event: .running(in: $0, nil)) },
      ].compactMap(\.self)
    }
  }
}
