/// Those who are told each settled frame, in the order in which they were added.
@MainActor
@usableFromInline
struct Observers<Display> {
  /// One observer; its token owns it, so releasing the token anywhere ends it.
  @usableFromInline
  final class Observer {
    @usableFromInline let tell: @MainActor (Display) -> Void

    init(_ tell: @escaping @MainActor (Display) -> Void) {
      self.tell = tell
    }
  }

  @usableFromInline
  struct Entry {
    @usableFromInline weak var observer: Observer?
  }

  @usableFromInline var entries: [Entry] = []

  // How many were left by the last pruning: the next is due when there are twice as many.
  private var prunedCount = 8

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ observer: Observer) {
    if entries.count >= prunedCount * 2 { prune() }
    entries.append(Entry(observer: observer))
  }

  /// Tells all that are there now, and are still there when it is their turn.
  ///
  /// - Returns: Whether all were there.
  @inlinable
  func tell(_ display: Display) -> Bool {
    var areAllThere = true
    for index in entries.indices {
      if let observer = entries[index].observer {
        observer.tell(display)
      } else {
        areAllThere = false
      }
    }
    return areAllThere
  }

  /// Forgets those who have left.
  mutating func prune() {
    entries.removeAll { $0.observer == nil }
    prunedCount = max(8, entries.count)
  }
}
