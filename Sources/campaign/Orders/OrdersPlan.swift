extension Plan {
  /// A screen with two loads that overlap, a timer, a child, and a user who taps.
  ///
  /// Outer kinds: 0 loads, 1 shows, 2 is a detail with one load, 3 has failed. Inner kinds: 0 is
  /// open, 1 loads by itself, 2 is done, to which the host reacts.
  static var orders: Plan {
    Plan(machines: [outer, inner], hasOneFrameAStep: true)
  }

  private static var outer: MachinePlan {
    let loading = KindPlan(
      onEnter: [
        .draw,
        .load(.first, Reply(next: 1, waitsForAll: true)),
        .load(.second, Reply(next: 1, waitsForAll: true)),
        .timer(.timer, Reply(next: 3)),
        .host(machine: 1, leading: [2: 0]),
      ],
      // A request of a leaving state is refused.
      onExit: [.draw, .askScreen(2)],
      // The state draws at once what the user writes.
      onKept: [.draw],
      onTap: [[.ask(0)], [.ignore, .write]])
    let showing = KindPlan(
      onEnter: [.draw, .timer(.timer, Reply(next: 0)), .host(machine: 1, leading: [2: 2])],
      // A write in a hook calls no `keptChanged()`.
      onExit: [.write],
      onKept: [.draw],
      onTap: [[.ask(0)], [.ask(2)]])
    let detail = KindPlan(
      onEnter: [
        .draw, .load(.first, Reply(acts: [.draw, .draw])), .timer(.timer, Reply(next: nil)),
      ],
      onGuard: [.draw, .ask(1)], refused: [3],
      onTap: [[.ask(3)], [.ask(1)]])
    let failed = KindPlan(
      // A chain: the first request of a state is queued, a second one is superseded.
      onEnter: [.draw, .load(.second, Reply(next: 1)), .ask(0), .ask(1)])
    return MachinePlan(kinds: [loading, showing, detail, failed])
  }

  private static var inner: MachinePlan {
    let open = KindPlan(
      onEnter: [.draw, .load(.second, Reply(next: 1))], onTap: [[.ask(1)]])
    let loading = KindPlan(
      onEnter: [.draw, .load(.first, Reply(next: 2)), .timer(.timer, Reply(next: 0))],
      onExit: [.ask(0)],
      onTap: [[.ask(2)]])
    let done = KindPlan(onEnter: [.draw], onTap: [[.ask(0)]])
    return MachinePlan(kinds: [open, loading, done])
  }
}
