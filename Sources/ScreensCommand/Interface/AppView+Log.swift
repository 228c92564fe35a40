import ScreenStates

/// What happens in the samples: the log, and what is said of it.
extension AppView {
  /// How long it is said that an answer was dropped.
  private static let noticeStays = Duration.seconds(5)
  private static let longestLog = 500

  /// The number of the log entry whose frame is shown; `nil` for the present frame.
  var shownPast: LogEntry? { past.flatMap { number in log.first { $0.number == number } } }

  /// The time since an entry was made, such as `0.4 s ago`.
  func age(of entry: LogEntry) -> String {
    (start.duration(to: clock.now) - entry.time).inTenths + " ago"
  }

  /// The notice of an answer that was just dropped.
  var droppedNow: String? { dropped.flatMap { clock.now < $0.until ? $0.sentence : nil } }

  /// Starts a sample that was opened, and notes what happens in it.
  func follow(_ sample: any LiveSample) {
    sample.faults?.changed = { [weak self] in self?.redraw() }
    sample.start(
      changed: { [weak self, weak sample] in sample.map { self?.settle($0) } },
      log: { [weak self, weak sample] entry in sample.map { self?.note(entry, of: $0) } })
  }

  /// Adds a request to the log at once; its frame follows.
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

  /// Adds the settled frame to the log entries that led to it, and the result to the last of them.
  ///
  /// A request that was not taken can have a frame, too, because it can change the kept value.
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
