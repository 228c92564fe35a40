/// The upper limits of the figures.
enum Limits {
  /// The targets: times are shown beside them, and counts are also judged by `--check`.
  static var targets: [Target] {
    [
      .time(
        "transition, nobody observing, relative to the article's version", atMost: 0.25,
        of: "cycle", "ours", to: "article"),
      .time(
        "the same, relative to the best version by hand", atMost: 2,
        of: "cycle", "ours", to: "best by hand"),
      .count(
        "allocations of a transition, nobody observing", atMost: 1, \.allocations,
        of: "cycle", "ours"),
      .count(
        "allocations of a transition that the state requests", atMost: 1, \.allocations,
        of: "cycle", "ours, the state asks"),
      .count(
        "allocations of a transition that is recorded in memory", atMost: 7, \.allocations,
        of: "cycle", "ours, recorded in memory"),
      .time(
        "transition with one observer, relative to the article's version", atMost: 0.42,
        of: "cycle", "ours, one observer", to: "article"),
      .time(
        "transition of a screen that was read once, not tracked, relative to one never read",
        atMost: 4, of: "cycle", "ours, read once", to: "ours"),
      .time(
        "event without a transition, relative to a plain virtual call", atMost: 1.1,
        of: "event", "ours", to: "best by hand"),
      .count("allocations of an event", atMost: 0, \.allocations, of: "event", "ours"),
      .time(
        "event in turn on states of four classes, relative to the same by hand", atMost: 1.2,
        of: "event-in-turn", "ours", to: "best by hand"),
      .time(
        "transition tracked as by SwiftUI, relative to a tracked `@Observable` enum by hand",
        atMost: 1.25, of: "tracked", "ours", to: "observable enum"),
      .time(
        "the same, relative to tracked `@Observable` flags by hand", atMost: 0.65,
        of: "tracked", "ours", to: "observable flags"),
      .count(
        "redraws of a view that reads one element, by 1,000 frames that change another", atMost: 0,
        \.redraws, of: "redraws", "ours, the items"),
      .time(
        "a frame that changes the one element that a view reads, relative to `@Observable` flags",
        atMost: 1.5, of: "element", "ours, the indicator", to: "observable flags"),
      .count("allocations of a draw", atMost: 0, \.allocations, of: "drawing", "ours"),
      .count("bytes of an idle live screen", atMost: 400, \.bytes, of: "idle-screen", "ours"),
      .time(
        "a load that answers at once through `perform`, relative to a Task by hand", atMost: 1.3,
        of: "load", "ours", to: "best by hand with a Task"),
      .time(
        "a load that answers from elsewhere, relative to a Task by hand", atMost: 1.1,
        of: "load-elsewhere", "ours", to: "best by hand with a Task"),
      .time(
        "a transition one level of hosts down, relative to one at the top", atMost: 3,
        of: "inner-levels", Workload.row("levels", 1), to: Workload.row("levels", 0)),
      .time(
        "a screen made, started and read, relative to the best version by hand", atMost: 29,
        of: "start", "ours", to: "best by hand"),
      .time(
        "a request behind 800 that wait, relative to one behind 200", atMost: 1.25,
        of: "queue", requests[1], to: requests[0]),
      .time(
        "a timer among 4,000 that are due together, relative to one among 1,000", atMost: 1.5,
        of: "timers", timers[1], to: timers[0]),
      // Instructions vary a little, so some growth is allowed.
      .growth(
        "growth of a transition's allocations from 4 kinds to 256", \.allocations,
        of: "kinds", kinds),
      .growth("growth of its instructions", atMost: 0.03, \.instructions, of: "kinds", kinds),
      .growth(
        "growth of the allocations from one level of hosts to the next", bySteps: true,
        \.allocations,
        of: "inner-levels", levels),
      .growth(
        "growth of the instructions", atMost: 0.1, bySteps: true, \.instructions,
        of: "inner-levels", levels),
      .growth(
        "growth of the allocations from one level of new children to the next", atMost: 0.1,
        bySteps: true,
        \.allocations, of: "hosted-levels", levels),
      .growth(
        "growth of the instructions", atMost: 0.1, bySteps: true, \.instructions,
        of: "hosted-levels", levels),
      .growth(
        "growth of a transition's allocations from 0 unread records to 100,000", \.allocations,
        of: "log", rows("unread", [0, 1_000, 10_000, 100_000])),
      .growth(
        "growth of a transition's allocations from 0 observers to 16", \.allocations,
        of: "observers", rows("observers", [0, 1, 4, 16])),
      .growth(
        "growth of a request's instructions from 200 that wait to 800", atMost: 0.1,
        \.instructions, of: "queue", requests),
      .growth(
        "growth of a timer's instructions from 1,000 that are due together to 4,000", atMost: 0.1,
        \.instructions, of: "timers", timers),
    ]
  }

  private static let kinds = rows("kinds", [4, 16, 64, 256])
  private static let levels = rows("levels", [1, 2, 3])
  private static let requests = rows("waiting", [200, 800])
  private static let timers = rows("waiting", [1_000, 4_000])

  private static func rows(_ what: String, _ numbers: [Int]) -> [String] {
    numbers.map { Workload.row(what, $0) }
  }
}
