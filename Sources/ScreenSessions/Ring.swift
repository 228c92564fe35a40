internal import ScreenStates

/// The last entries, and where the screens were before them.
@MainActor
struct Ring {
  private let limit: Int
  private var entries: [RecordedEvent] = []
  /// The index of the oldest entry, once the ring is full.
  private var oldest = 0
  private var places = Places()
  /// The kinds there, and what is written of them.
  private var kinds: [Int: (kind: any StateKind, value: (any Encodable)?)] = [:]

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(min(limit, 1_000))
  }

  mutating func add(_ entry: RecordedEvent) {
    guard entries.count == limit else { return entries.append(entry) }
    let former = entries[oldest]
    places.take(former.event, of: former.screen)
    if former.event.destination != nil {
      kinds[former.screen] = former.kind.map { ($0, former.value) }
    }
    entries[oldest] = entry
    oldest = (oldest + 1) % limit
  }

  /// All entries in order, after entries that say where the screens were.
  var all: [RecordedEvent] {
    let ordered = entries[oldest...] + entries[..<oldest]
    let before = Set(ordered.map(\.screen)).union(kinds.keys).sorted().flatMap { screen in
      let (place, time) = (kinds[screen], ordered.first?.time ?? .zero)
      let host = places.hosts[screen].map {
        RecordedEvent(time: time, screen: screen, event: .hosted(by: $0))
      }
      let running = place.map {
        RecordedEvent(
          time: time, screen: screen, event: .running(in: Session.Place("")), kind: $0.kind,
          value: $0.value)
      }
      return [host, running].compactMap(\.self)
    }
    return before + ordered
  }
}
