/// Those who are told each settled frame, in the order in which they were added.
@MainActor
struct Observers<Display> {
  /// One observer; its token owns it, so releasing the token anywhere ends it.
  final class Observer {
    let tell: @MainActor (Display) -> Void

    init(_ tell: @escaping @MainActor (Display) -> Void) {
      self.tell = tell
    }
  }

  private struct Entry {
    weak var observer: Observer?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// How many are there, with those who left since the last ``prune()``.
  var count: Int { entries.count }

  subscript(index: Int) -> Observer? { entries[index].observer }

  mutating func add(_ observer: Observer) {
    entries.append(Entry(observer: observer))
  }

  /// Forgets those who have left.
  mutating func prune() {
    entries.removeAll { $0.observer == nil }
  }
}
