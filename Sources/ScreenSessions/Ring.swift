internal import ScreenStates

/// The last entries, and where the screens were before them.
@MainActor
struct Ring {
  private let limit: Int
  private var entries: [Entry] = []
  /// The place of the oldest entry, once there are as many as there may be.
  private var oldest = 0
  private var former = Places<any StateKind>()

  init(limit: Int) {
    self.limit = limit
    entries.reserveCapacity(min(limit, 1_000))
  }

  mutating func add(_ entry: Entry) {
    guard entries.count == limit else { return entries.append(entry) }
    former.take(entries[oldest].event, at: entries[oldest].to, of: entries[oldest].screen)
    entries[oldest] = entry
    oldest = (oldest + 1) % limit
  }

  /// All that is there, in order, after entries that say where the screens were.
  var all: [Entry] {
    let ordered = entries[oldest...] + entries[..<oldest]
    let time = ordered.first?.time ?? .zero
    var before: [Entry] = []
    for screen in Set(ordered.map(\.screen)).union(former.all.keys).sorted() {
      if let host = former.hosts[screen] {
        before.append(Entry(time: time, screen: screen, event: .hosted(by: host)))
      }
      if let kind = former.all[screen] {
        before.append(Entry(time: time, screen: screen, event: .running(in: .init("")), to: kind))
      }
    }
    return before + ordered
  }
}
