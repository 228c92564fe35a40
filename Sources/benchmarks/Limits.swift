import BenchmarkKit

/// The upper limits of the figures.
enum Limits {
  /// The checks of `--check`, which judge counts, never times.
  static var checks: [Check] {
    [
      .atMost(1, "allocations of a transition", \.allocations, of: "cycle", "ours"),
      .atMost(1, "allocations of a transition", \.allocations, of: "cycle", "ours, the state asks"),
      .atMost(0, "allocations of an event", \.allocations, of: "event", "ours"),
      .atMost(0, "allocations of a draw", \.allocations, of: "drawing", "ours"),
      .atMost(
        7, "allocations of a transition that is recorded in memory", \.allocations, of: "cycle",
        "ours, recorded in memory"),
      .atMost(400, "bytes of a live idle screen", \.bytes, of: "idle-screen", "ours"),
      .atMost(
        0, "redraws of a view whose element does not change", \.redraws, of: "redraws",
        "ours, the items"),
      .noGrowth("allocations", \.allocations, of: "kinds", kinds),
      .noGrowth("instructions", by: 0.05, \.instructions, of: "kinds", kinds),
      .linear("allocations", \.allocations, of: "inner-levels", levels),
      .linear("instructions", within: 0.1, \.instructions, of: "inner-levels", levels),
      .linear("allocations", within: 0.1, \.allocations, of: "hosted-levels", levels),
      .linear("instructions", within: 0.1, \.instructions, of: "hosted-levels", levels),
      .noGrowth("allocations", \.allocations, of: "log", unread),
      .noGrowth("allocations", \.allocations, of: "observers", observers),
      .noGrowth("instructions", by: 0.1, \.instructions, of: "queue", requests),
      .noGrowth("instructions", by: 0.1, \.instructions, of: "timers", timers),
    ]
  }

  /// The targets that are shown beside the figures; times are never judged.
  static var targets: [Target] {
    [
      Target(
        "transition, nobody observing, relative to the article's version", atMost: 0.25,
        \.toArticle,
        of: "cycle", "ours"),
      Target(
        "the same, relative to the best version by hand", atMost: 2, \.toBest, of: "cycle", "ours"),
      Target(
        "allocations of a transition, nobody observing", atMost: 1, \.allocations,
        of: "cycle", "ours"),
      Target(
        "transition with one observer, relative to the article's version", atMost: 0.42,
        \.toArticle,
        of: "cycle", "ours, one observer"),
      Target(
        "transition of a screen that was read once, not tracked, relative to one never read",
        atMost: 4, of: "cycle", "ours, read once", to: "ours"),
      Target(
        "transition tracked as by SwiftUI, relative to a tracked `@Observable` enum by hand",
        atMost: 1.25, \.toBest, of: "tracked", "ours"),
      Target(
        "the same, relative to tracked `@Observable` flags by hand", atMost: 0.65,
        of: "tracked", "ours", to: "observable flags"),
      Target(
        "redraws of a view that reads one element, by 1,000 frames that change another", atMost: 0,
        \.redraws, of: "redraws", "ours, the items"),
      Target(
        "a frame that changes the one element that a view reads, relative to `@Observable` flags",
        atMost: 1.5, \.toBest, of: "element", "ours, the indicator"),
      Target(
        "event without a transition, relative to a plain virtual call", atMost: 1.1, \.toBest,
        of: "event", "ours"),
      Target(
        "event in turn on states of four classes, relative to the same by hand", atMost: 1.2,
        \.toBest,
        of: "event-in-turn", "ours"),
      Target(
        "a load that answers at once through `perform`, relative to a Task by hand", atMost: 1.3,
        \.toBest,
        of: "load", "ours"),
      Target(
        "a load that answers from elsewhere, relative to a Task by hand", atMost: 1.1, \.toBest,
        of: "load-elsewhere", "ours"),
      Target(
        "a transition one level of hosts down, relative to one at the top", atMost: 3,
        of: "inner-levels", Workload.levelsName(1), to: Workload.levelsName(0)),
      Target(
        "a screen made, started and read, relative to the best version by hand", atMost: 29,
        \.toBest,
        of: "start", "ours"),
      Target(
        "a request behind 800 that wait, relative to one behind 200", atMost: 1.25,
        of: "queue", requests[1], to: requests[0]),
      Target(
        "a timer among 4,000 that are due together, relative to one among 1,000", atMost: 1.5,
        of: "timers", timers[1], to: timers[0]),
      Target("bytes of an idle live screen", atMost: 400, \.bytes, of: "idle-screen", "ours"),
    ]
  }

  private static let kinds = Workload.kindCounts.map(Workload.kindsName)
  private static let levels = (1...3).map(Workload.levelsName)
  private static let unread = [0, 1_000, 10_000, 100_000].map { "ours, unread: \($0)" }
  private static let requests = Workload.requestCounts.map(Workload.queueName)
  private static let timers = Workload.timerCounts.map(Workload.queueName)
  private static let observers = [0, 1, 4, 16].map { "ours, observers: \($0)" }
}
