/// The upper limits of the figures.
@MainActor
enum Limits {
  /// The targets: times are shown beside them, and counts are also judged by `--check`.
  static var targets: [Target] {
    [
      .time("transition, nobody observing", atMost: 2.4, of: "cycle", "ours", to: "best by hand"),
      .count("allocations of a transition", atMost: 1, \.allocations, of: "cycle", "ours"),
      .count(
        "allocations of a transition that the state requests", atMost: 1, \.allocations,
        of: "cycle", "ours, the state asks"),
      .count(
        "allocations of a transition that is recorded in memory", atMost: 2, \.allocations,
        of: "cycle", "ours, recorded in memory"),
      .time(
        "transition with one observer", atMost: 3.25,
        of: "cycle", "ours, one observer", to: "best by hand"),
      .time(
        "transition of a screen that was read once, not tracked", atMost: 4,
        of: "cycle", "ours, read once", to: "ours"),
      .time("event without a transition", atMost: 1.1, of: "event", "ours", to: "best by hand"),
      .count("allocations of an event", atMost: 0, \.allocations, of: "event", "ours"),
      .time(
        "event in turn on states of four classes", atMost: 1.2,
        of: "event-in-turn", "ours", to: "best by hand"),
      .time(
        "transition tracked as by SwiftUI", atMost: 1.25,
        of: "tracked", "ours", to: "observable enum"),
      .time(
        "transition tracked as by SwiftUI", atMost: 0.65,
        of: "tracked", "ours", to: "observable flags"),
      .count(
        "redraws of a view that reads one element, by 1,000 frames that change another", atMost: 0,
        \.redraws, of: "redraws", "ours, the items"),
      .time(
        "frame that changes the one element that a view reads", atMost: 1.5,
        of: "element", "ours, the indicator", to: "observable flags"),
      .count("allocations of a draw", atMost: 0, \.allocations, of: "drawing", "ours"),
      .count("bytes of an idle live screen", atMost: 480, \.bytes, of: "idle-screen", "ours"),
      .time("load that answers at once", atMost: 2.2, of: "load", "ours", to: "best by hand"),
      .time(
        "load that answers from elsewhere", atMost: 1.1,
        of: "load-elsewhere", "ours", to: "best by hand"),
      .time(
        "transition one level of hosts down", atMost: 1.9,
        of: "inner-levels", "ours, levels: 1", to: "ours, levels: 0"),
      .time("screen made, started and read", atMost: 12.4, of: "start", "ours", to: "best by hand"),
      .time(
        "request behind 800 that wait", atMost: 1.25,
        of: "queue", "ours, waiting: 800", to: "ours, waiting: 200"),
      .time(
        "timer among 4,000 that are due together", atMost: 1.5,
        of: "timers", "ours, waiting: 4000", to: "ours, waiting: 1000"),
      .growth("allocations with more kinds", \.allocations, of: "kinds", kinds),
      .growth("allocations with more unread records", \.allocations, of: "log", records),
      .growth("allocations with more observers", \.allocations, of: "observers", observers),
      .growth(
        "allocations from a level of hosts to the next", bySteps: true, \.allocations,
        of: "inner-levels", levels),
      .growth(
        "allocations from a level of new children to the next", bySteps: true, \.allocations,
        of: "hosted-levels", levels),
      // Instructions vary a little.
      .growth("instructions with more kinds", atMost: 0.03, \.instructions, of: "kinds", kinds),
      .growth(
        "instructions from a level of hosts to the next", atMost: 0.08, bySteps: true,
        \.instructions, of: "inner-levels", levels),
      .growth(
        "instructions from a level of new children to the next", atMost: 0.08, bySteps: true,
        \.instructions, of: "hosted-levels", levels),
      .growth("instructions of waiting", atMost: 0.08, \.instructions, of: "queue", requests),
      .growth("instructions of timers", atMost: 0.08, \.instructions, of: "timers", timers),
    ]
  }

  private static let kinds = Workload.rows("kinds", [4, 16, 64, 256])
  private static let records = Workload.rows("unread", [1_000, 10_000, 100_000])
  private static let observers = Workload.rows("observers", [0, 1, 4, 16])
  private static let levels = Workload.rows("levels", [1, 2, 3])
  private static let requests = Workload.rows("waiting", [200, 800])
  private static let timers = Workload.rows("waiting", [1_000, 4_000])
}
