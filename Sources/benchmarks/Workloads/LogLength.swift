import ScreenStates

extension Workload {
  static let log = Workload(
    name: "log", summary: "a transition of the cycle, with unread records waiting in the log"
  ) {
    let cycle = SampleCycle()
    return [0, 1_000, 10_000, 100_000].map { length in
      let candidate = UnreadLogCandidate()
      return Subject(
        "ours, unread: \(length)", operations: cycle.kinds.count,
        prepare: { candidate.openLog(unread: length, cycle) },
        .now { turns in candidate.inner.walk(cycle, turns: turns) })
    }
  }
}

/// Our screen, with a log that nobody reads.
@MainActor
private final class UnreadLogCandidate {
  private(set) var inner = ScreenCandidate()
  private var log: AsyncStream<Screen<SampleKind>.Record>?

  /// Makes a new screen, with `length` records in the log.
  func openLog(unread length: Int, _ cycle: SampleCycle) {
    log = nil
    inner = ScreenCandidate()
    log = inner.screen.transitions()
    inner.walk(cycle, turns: length / cycle.kinds.count)
  }
}
