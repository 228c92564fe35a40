/// The last events, and the state of the screens before them.
@MainActor
struct Ring {
  private let limit: Int
  private var events: [RecordedEvent] = []
  /// The index of the oldest event, once the ring is full.
  private var oldest = 0
  /// Dropped events that a player still needs: the last host, kind, display and kept value.
  private var past: [RecordedEvent] = []

  init(limit: Int) {
    self.limit = limit
    events.reserveCapacity(min(limit, 1_000))
  }

  mutating func add(_ event: RecordedEvent) {
    guard events.count == limit else { return events.append(event) }
    forget(events[oldest])
    events[oldest] = event
    oldest = (oldest + 1) % limit
  }

  private mutating func forget(_ former: RecordedEvent) {
    var event = former
    let screen = event.line.screen
    if event.line.event == .request {
      if event.line.outcome != .taken { return }
      (event.line.event, event.line.cause, event.line.outcome) = (.running, nil, nil)
    }
    let isArrival = event.line.event == .running
    // A stopped hosted screen is hardly ever shown again, and there may be many.
    let isOver = isArrival && event.kind == nil && screen != 0
    past.removeAll { [line = event.line] in
      $0.line.screen == screen
        && (isOver || $0.line.event == line.event || isArrival && $0.line.event == .frame)
    }
    if event.line.host != nil || event.kind != nil || event.value != nil { past.append(event) }
  }

  /// All events in order, after the events that restore the screens' earlier state.
  var all: [RecordedEvent] {
    let ordered = events[oldest...] + events[..<oldest]
    return past.map { event in
      var event = event
      event.line.at = ordered.first?.line.at ?? 0
      return event
    } + ordered
  }
}
