/// Scheduled actions in order of their instants; at the same instant, in order of scheduling.
///
/// A ``ScreenClock`` keeps its actions in it. The queue itself does not know the time.
@MainActor
package final class TimerQueue {
  /// A scheduled action.
  package final class Entry: ScheduledAction {
    package let instant: ScreenInstant
    package let number: Int
    private var action: (@MainActor () -> Void)?
    private weak var queue: TimerQueue?

    /// The work that scheduled it, so that a test kit can name it.
    package weak var setter: AnyObject?

    init(
      instant: ScreenInstant, number: Int, queue: TimerQueue,
      action: @escaping @MainActor () -> Void
    ) {
      (self.instant, self.number, self.queue, self.action) = (instant, number, queue, action)
    }

    package func cancel() {
      // The deinit of a captured value may cancel this entry again.
      let ended = action.take()
      queue?.remove(self)
      extendLifetime(ended)
    }

    fileprivate func run() { action.take()?() }
  }

  /// The waiting actions, in the order in which they will run.
  // A slice, because its first element is removed in constant time.
  package private(set) var entries: ArraySlice<Entry> = []

  /// How many actions have been added so far, which is the number of the last one.
  package private(set) var scheduled = 0

  package nonisolated init() {}

  /// The instant of the first waiting action.
  package var next: ScreenInstant? { entries.first?.instant }

  /// Adds an action after those that are due earlier or at the same instant.
  package func add(at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void) -> Entry {
    scheduled += 1
    let entry = Entry(instant: instant, number: scheduled, queue: self, action: action)
    entries.insert(entry, at: position(of: entry))
    return entry
  }

  /// Runs the due actions in order; actions that they schedule wait for the next call.
  package func runDue(at now: ScreenInstant) {
    let last = scheduled
    while let entry = entries.first(where: { $0.number <= last }), entry.instant <= now {
      remove(entry)
      entry.run()
    }
  }

  /// Runs the first waiting action, whatever its instant.
  package func runNext() { entries.popFirst()?.run() }

  private func remove(_ entry: Entry) {
    if entries.first === entry {
      _ = entries.popFirst()
    } else {
      let index = position(of: entry)
      if index < entries.endIndex, entries[index] === entry { entries.remove(at: index) }
    }
  }

  /// The index of an entry, or where to insert it, by binary search.
  private func position(of entry: Entry) -> Int {
    var low = entries.startIndex
    var high = entries.endIndex
    while low < high {
      let middle = (low + high) / 2
      let other = entries[middle]
      let isBefore = (other.instant, other.number) < (entry.instant, entry.number)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
