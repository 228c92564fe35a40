internal import ScreenStates

/// One thing that happened, as it was.
///
/// Names and JSON are made of it later: both take longer than a transition.
@MainActor
struct Entry {
  enum Event {
    case hosted(by: Int)
    case running(in: any StateKind, (any Encodable)?)
    case request(
      from: (any StateKind)?, to: (any StateKind)?, (any Encodable)?, cause: String, Outcome)
    case frame((any Encodable)?)
    case kept((any Encodable)?)
  }

  enum Outcome {
    case taken, ignored
    case refused(Refusal)
  }

  var time: Duration
  var screen: Int
  var event: Event
}

/// Where the screens of a session are, entry by entry.
@MainActor
struct Places {
  private struct Place {
    var host: Int?
    /// Nil while the screen does not run.
    var kind: (any StateKind)?
  }

  private var all: [Int: Place] = [:]

  /// The names of the kinds on the whole way in.
  func path(to screen: Int) -> String {
    let place = all[screen]
    let host = place?.host.map { path(to: $0) }
    return [host, place?.kind?.name].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// Goes on to what an entry has changed.
  mutating func take(_ entry: Entry) {
    switch entry.event {
    case .hosted(let host): all[entry.screen] = Place(host: host)
    case .running(let kind, _): all[entry.screen, default: Place()].kind = kind
    case .request(_, let kind, _, _, .taken): all[entry.screen, default: Place()].kind = kind
    case .request, .frame, .kept: break
    }
  }

  /// Entries that lead here from nothing.
  func entries(at time: Duration) -> [Entry] {
    all.sorted { $0.key < $1.key }.flatMap { screen, place in
      [
        place.host.map { Entry(time: time, screen: screen, event: .hosted(by: $0)) },
        place.kind.map { Entry(time: time, screen: screen, event: .running(in: $0, nil)) },
      ].compactMap(\.self)
    }
  }
}
