import ScreenStates

extension Workload {
  static let kinds = Workload(
    name: "kinds",
    summary:
      "a transition of a screen with that many kinds, each with a class of its own; with more"
      + " kinds the processor's caches have to hold more"
  ) {
    [4, 16, 64, 256].map { count in
      let screen = Screen(initial: NumberedKind(number: 0), states: NumberedStates())
      screen.start()
      let kinds = (0..<count).map { NumberedKind(number: $0) }
      return Subject(
        name: row("kinds", count), operations: count,
        body: .now { turns in
          for _ in 0..<turns {
            for kind in kinds { screen.transition(to: kind) }
          }
        })
    }
  }
}
