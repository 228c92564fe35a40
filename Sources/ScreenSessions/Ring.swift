internal import ScreenStates

/// The last entries, and where the screens were before them.
@MainActor
struct Ring {
  private let limit: Int
  private var entries: [RecordedEvent] = []
  /// The place of the oldest entry, once there are as many as there may be.
  private var oldest = 0
  private var former = Places<any StateKind>()

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(min(limit, 1_000))
  }

  mutating func add(_ entry: RecordedEvent) {
    guard entries.count == limit else { return entries.append(entry) }
    former.take(entries[oldest])
    entries[oldest] = entry
    oldest = (oldest + 1) % limit
  }

  /// All that is there, in order, after entries that say where the screens were.
  var all: [RecordedEvent] {
    let ordered = entries[oldest...] + entries[..<oldest]
    return former.entries(before: ordered) + ordered
  }
}
