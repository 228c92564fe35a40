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
      past = Self.summary(of: past + events.prefix(limit))
      events.removeFirst(limit)
    }
    events.append(event)
  }

  /// For each screen the latest event of each sort, as far as a player needs it.
  private static func summary(of events: [RecordedEvent]) -> [RecordedEvent] {
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
        // A state begins with a blank display, and a hosted screen that has stopped hardly returns.
        let isOver = event.kind == nil && screen != 0
        met[screen]?.formUnion(isOver ? [.hosted, .frame, .kept] : [.frame])
        (event.line.event, event.line.cause, event.line.outcome) = (.running, nil, nil)
      }
      guard event.line.host != nil || event.kind != nil || event.value != nil else { continue }
      summary.append(event)
    }
    return summary.reversed()
  }

  /// All events in order, after the events that restore the screens' earlier state.
  var all: [RecordedEvent] {
    let last = events.suffix(limit)
    var past = Self.summary(of: past + events.dropLast(limit))
    for index in past.indices { past[index].line.at = last.first?.line.at ?? 0 }
    return past + last
  }
}
