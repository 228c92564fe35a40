/// Actions in order of their instants, and of their scheduling where those are equal.
///
/// What a ``ScreenClock`` keeps; it knows no time of its own.
@MainActor
package final class TimerQueue {
  /// One action that waits.
  package final class Entry: ScheduledAction {
    package let instant: ScreenInstant
    package let number: Int
    private var action: (@MainActor () -> Void)?
    private weak var queue: TimerQueue?

    /// What set it, for a test kit that names it.
    package weak var setter: AnyObject?

    init(
      instant: ScreenInstant, number: Int, queue: TimerQueue,
      action: @escaping @MainActor () -> Void
    ) {
      self.instant = instant
      self.number = number
      self.queue = queue
      self.action = action
    }

    /// Whether the action has neither run nor been taken back.
    package var isWaiting: Bool { action != nil }

    package func cancel() {
      // The deinit of what the action captures may cancel this entry, too.
      let ended = action.take()
      queue?.remove(self)
      extendLifetime(ended)
    }

    fileprivate func run() {
      let action = action.take()
      action?()
    }
  }

  /// What waits, in the order in which it will run.
  package private(set) var entries: [Entry] = []

  /// How many actions were ever added: the number of the last.
  package private(set) var scheduled = 0

  package nonisolated init() {}

  /// The instant of the first action that waits.
  package var next: ScreenInstant? { entries.first?.instant }

  /// How many actions wait.
  package var count: Int { entries.count }

  /// The instants of what waits, in order.
  package var instants: [ScreenInstant] { entries.map { $0.instant } }

  /// Adds an action behind all that are due no later.
  package func add(at instant: ScreenInstant, _ action: @escaping @MainActor () -> Void) -> Entry {
    scheduled += 1
    let entry = Entry(instant: instant, number: scheduled, queue: self, action: action)
    entries.insert(entry, at: position(of: entry))
    return entry
  }

  /// Runs what is due at an instant, in order; what those actions schedule waits for the next call.
  ///
  /// - Returns: How many actions ran.
  @discardableResult package func runDue(at now: ScreenInstant) -> Int {
    let last = scheduled
    var ran = 0
    while let entry = entries.first(where: { $0.number <= last }), entry.instant <= now {
      remove(entry)
      entry.run()
      ran += 1
    }
    return ran
  }

  /// Runs the first action that waits, whatever its instant.
  package func runNext() {
    guard let entry = entries.first else { return }
    entries.removeFirst()
    entry.run()
  }

  private func remove(_ entry: Entry) {
    let index = position(of: entry)
    if index < entries.count, entries[index] === entry { entries.remove(at: index) }
  }

  /// Where an entry stands or belongs, by binary search.
  private func position(of entry: Entry) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let other = entries[middle]
      let isBefore = (other.instant, other.number) < (entry.instant, entry.number)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
