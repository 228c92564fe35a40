import ScreenStates

/// What happens in the samples: the log, and what is said of it.
extension AppView {
  /// How long it is said that an answer was dropped.
  private static let noticeStays = Duration.seconds(5)
  private static let longestLog = 500

  /// The entry of the log that one has stepped back to.
  var shownPast: LogEntry? { past.flatMap { number in log.first { $0.number == number } } }

  /// The time since an entry was made, as people say it.
  func age(of entry: LogEntry) -> String {
    (start.duration(to: clock.now) - entry.time).inTenths + " ago"
  }

  /// What was dropped a moment ago, in a sentence.
  var droppedNow: String? { dropped.flatMap { clock.now < $0.until ? $0.sentence : nil } }

  /// Starts a sample that was opened, and notes what happens in it.
  func follow(_ sample: any LiveSample) {
    sample.faults?.changed = { [weak self] in self?.redraw() }
    sample.start(
      changed: { [weak self, weak sample] in sample.map { self?.settle($0) } },
      log: { [weak self, weak sample] entry in sample.map { self?.note(entry, of: $0) } })
  }

  /// What was asked for is in the log at once; the frame that it leads to comes after it.
  private func note(_ entry: LogEntry, of sample: any LiveSample) {
    var entry = entry
    entry.number = (log.first?.number ?? 0) + 1
    entry.time = start.duration(to: clock.now)
    entry.happening = happening
    (entry.picture, entry.path) = (sample.picture, sample.path)
    if entry.outcome == .taken { changes[sample.name] = clock.now }
    if entry.outcome == .dropped, let owner = sample.faults?.takeOrphan() {
      entry.result = "of \(owner), which had exited"
      dropped = (
        "dropped: the answer to \(owner) came after it had exited",
        clock.now.advanced(by: Self.noticeStays)
      )
    }
    log.insert(entry, at: 0)
    if log.count > Self.longestLog { log.removeLast() }
    if entry.outcome != .taken { redraw() }
  }

  /// The frame of the entries that led to it; what came of them is said of the last transition.
  ///
  /// A request that was not taken may change what is kept, and so have a frame of its own.
  private func settle(_ sample: any LiveSample) {
    let led = log.indices.filter { index in
      let entry = log[index]
      let isLed = entry.outcome == .taken ? !entry.isSettled : entry.happening == happening
      return entry.sample == sample.name && isLed
    }
    for index in led {
      (log[index].picture, log[index].path) = (sample.picture, sample.path)
      log[index].isSettled = true
    }
    if let last = led.first(where: { log[$0].outcome == .taken }) {
      log[last].result = sample.picture.result
    }
    turn()
  }
}
