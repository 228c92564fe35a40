import ScreenStates

extension Workload {
  static let innerLevels = Workload(
    name: "inner-levels",
    summary: "a transition of the cycle in the innermost screen, with levels of hosts above it"
  ) {
    let cycle = SampleCycle()
    return (0...3).map { levels in
      walk(levelsName(levels), .other, LevelsCandidate(levels: levels), cycle)
    }
  }

  static let hostedLevels = Workload(
    name: "hosted-levels",
    summary: "a transition to a state that hosts a new child, with levels of children below it"
  ) {
    [
      enter(levelsName(1), hosting(makeSample)),
      enter(levelsName(2), hosting { hosting(makeSample) }),
      enter(levelsName(3), hosting { hosting { hosting(makeSample) } }),
    ]
  }

  /// The row's name for a number of levels.
  static func levelsName(_ levels: Int) -> String {
    levels == 1 ? "ours, 1 level" : "ours, \(levels) levels"
  }

  @MainActor
  private static func makeSample() -> Screen<SampleKind> {
    Screen(initial: .empty, states: SampleStates())
  }

  @MainActor
  private static func enter<ChildKind: StateKind>(
    _ name: String, _ screen: Screen<HostKind<ChildKind>>
  ) -> Subject {
    screen.start()
    return Subject(
      name, .other,
      .now { turns in
        for _ in 0..<turns { screen.transition(to: HostKind()) }
      })
  }
}
