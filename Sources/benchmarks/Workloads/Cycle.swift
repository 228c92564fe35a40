import ScreenSessions
import ScreenStates

extension Workload {
  static let cycle = Workload(
    name: "cycle",
    summary: "a transition of loading, data, loading, empty, loading, error, and so on"
  ) {
    [
      try walk("article", ArticleController()),
      try walk("article again", ArticleController()),
      try walk("best by hand", BestController()),
      try walk("ours", ScreenCandidate()),
      try walk("ours, read once", readOnce()),
      try walk("ours, the state asks", AskedStateCandidate()),
      try walk("ours, one observer", ScreenCandidate(observers: 1)),
      try walk("ours, recorded in memory", recorded()),
    ]
  }

  static let observers = Workload(
    name: "observers", summary: "a transition of the cycle, with observers"
  ) {
    try [0, 1, 4, 16].map { count in
      try walk(row("observers", count), ScreenCandidate(observers: count))
    }
  }

  static let log = Workload(
    name: "log", summary: "a transition of the cycle, with unread records waiting in the log"
  ) {
    [1_000, 10_000, 100_000].map { count in
      var candidate = ScreenCandidate()
      // A new screen for each round, because a round makes the log longer.
      return Subject(
        name: row("unread", count), operations: Sample.cycle.count,
        prepare: {
          candidate = ScreenCandidate { screen in (screen.start(), screen.transitions()) }
          candidate.walk(turns: count / Sample.cycle.count)
        }, body: .now { turns in candidate.walk(turns: turns) })
    }
  }

  /// Makes the subject of a candidate that walks the cycle.
  static func walk<Walker: Candidate>(
    _ name: String, _ make: @autoclosure () -> Walker
  ) throws -> Subject {
    let candidate = try Walker.checked(in: .empty, make)
    return Subject(
      name: name, operations: Sample.cycle.count,
      body: .now { turns in candidate.walk(turns: turns) })
  }

  /// Our screen, read once after its start without tracking, as by a `print`.
  ///
  /// The screen does not know whether a read is tracked, so it announces each later change to
  /// Observation.
  private static func readOnce() -> ScreenCandidate {
    ScreenCandidate { screen in (screen.start(), screen.display, screen.kind) }
  }

  /// Our screen, with a recorder of names in memory.
  private static func recorded() -> ScreenCandidate {
    ScreenCandidate { screen in
      (SessionRecorder(screen, named: "cycle", to: .memory(last: 1_000)), screen.start())
    }
  }
}
