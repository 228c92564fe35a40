/// The last events, and the state of the screens before them.
@MainActor
struct Ring {
  private let limit: Int
  /// At most twice the limit; then the older half is summarised in `past`.
  private var events: [RecordedEvent] = []
  /// Dropped events that a player still needs: the last host, kind, display and kept value.
  private var past: [RecordedEvent] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ event: RecordedEvent) {
    if events.count / 2 == limit {
      past = Self.summary(of: past + events.prefix(limit), before: events.suffix(limit))
      events.removeFirst(limit)
    }
    events.append(event)
  }

  /// For each screen the latest event of each sort, as far as a player needs it.
  private static func summary(
    of events: [RecordedEvent], before rest: ArraySlice<RecordedEvent>
  ) -> [RecordedEvent] {
    var summary: [RecordedEvent] = []
    var met: [Int: Set<Line.Event>] = [:]
    for event in events.reversed() {
      let screen = event.line.screen
      let isArrival = event.line.event == .running || event.line.outcome == .taken
      guard isArrival || event.line.event != .request,
        met[screen, default: []].insert(isArrival ? .running : event.line.event).inserted
      else { continue }
      var event = event
      if isArrival {
        // A state begins with a blank display, and a stop ends the hosting.
        met[screen]?.formUnion(event.kind == nil ? [.hosted, .frame] : [.frame])
        (event.line.event, event.line.cause, event.line.outcome) = (.running, nil, nil)
      }
      guard event.line.host != nil || event.kind != nil || event.value != nil else { continue }
      summary.append(event)
    }
    // What a hosted screen has kept survives its stop, and is of no use once it cannot return.
    let present = Set(
      rest.map(\.line.screen) + summary.filter { $0.line.event == .running }.map(\.line.screen))
    return summary.reversed().filter {
      $0.screen != nil || $0.line.screen == 0 || present.contains($0.line.screen)
    }
  }

  /// All events in order, after the events that restore the screens' earlier state.
  var all: [RecordedEvent] {
    let last = events.suffix(limit)
    var past = Self.summary(of: past + events.dropLast(limit), before: last)
    for index in past.indices { past[index].line.at = last.first?.line.at ?? 0 }
    return past + last
  }
}
