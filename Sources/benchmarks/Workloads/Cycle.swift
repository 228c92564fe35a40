import ScreenSessions
import ScreenStates

extension Workload {
  static let cycle = Workload(
    name: "cycle",
    summary: "a transition of loading, data, loading, empty, loading, error, and so on"
  ) {
    let cycle = SampleCycle()
    return [
      try walk("article", ArticleController(), cycle),
      try walk("article again", ArticleController(), cycle),
      try walk("best by hand", BestController(), cycle),
      try walk("ours", ScreenCandidate(), cycle),
      try walk("ours, read once", readOnce(), cycle),
      try walk("ours, the state asks", AskedStateCandidate(), cycle),
      try walk("ours, one observer", ObservedCandidate(), cycle),
      try walk("ours, recorded in memory", recorded(), cycle),
    ]
  }

  static let observers = Workload(
    name: "observers", summary: "a transition of the cycle, with observers"
  ) {
    let cycle = SampleCycle()
    return try [0, 1, 4, 16].map { count in
      try walk(row("observers", count), ObservedCandidate(observers: count), cycle)
    }
  }

  static let log = Workload(
    name: "log", summary: "a transition of the cycle, with unread records waiting in the log"
  ) {
    let cycle = SampleCycle()
    return [0, 1_000, 10_000, 100_000].map { count in
      var candidate = ScreenCandidate()
      // A new screen for each round, because a round makes the log longer.
      return Subject(
        name: row("unread", count), operations: cycle.kinds.count,
        prepare: {
          candidate = ScreenCandidate { screen in (screen.start(), screen.transitions()) }
          candidate.walk(cycle, turns: count / cycle.kinds.count)
        }, body: .now { turns in candidate.walk(cycle, turns: turns) })
    }
  }

  /// Makes the subject of a candidate that walks the cycle.
  static func walk<Walker: Candidate>(
    _ name: String, _ make: @autoclosure () -> Walker, _ cycle: SampleCycle
  ) throws -> Subject {
    let candidate = try Walker.checked(in: .empty, make)
    return Subject(
      name: name, operations: cycle.kinds.count,
      body: .now { turns in candidate.walk(cycle, turns: turns) })
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
