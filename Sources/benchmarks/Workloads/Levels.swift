import ScreenStates

extension Workload {
  static let innerLevels = Workload(
    name: "inner-levels",
    summary: "a transition of the cycle in the innermost screen, with levels of hosts above it"
  ) {
    try (0...3).map { levels in
      try walk(row("levels", levels), ScreenCandidate { startHosted($0, levels: levels) })
    }
  }

  static let hostedLevels = Workload(
    name: "hosted-levels",
    summary: "a transition to a state that hosts a new child, with levels of children below it"
  ) {
    [
      enter(row("levels", 1), hosting(makeSample)),
      enter(row("levels", 2), hosting { hosting(makeSample) }),
      enter(row("levels", 3), hosting { hosting { hosting(makeSample) } }),
    ]
  }

  /// Starts a screen below up to three levels of hosts, and returns the outermost.
  private static func startHosted(_ screen: Screen<SampleKind>, levels: Int) -> Any {
    let one = hosting { screen }
    let two = hosting { one }
    let three = hosting { two }
    return switch levels {
    case 0: (screen, screen.start())
    case 1: (one, one.start())
    case 2: (two, two.start())
    default: (three, three.start())
    }
  }

  private static func makeSample() -> Screen<SampleKind> {
    Screen(initial: .empty, states: SampleStates())
  }

  private static func enter<ChildKind: StateKind>(
    _ name: String, _ screen: Screen<HostKind<ChildKind>>
  ) -> Subject {
    screen.start()
    return Subject(
      name: name,
      body: .now { turns in
        for _ in 0..<turns { screen.transition(to: HostKind()) }
      })
  }
}
