import ScreenStates

extension Workload {
  static let element = Workload(
    name: "element",
    summary:
      "the current state draws the indicator, outside a transition, and a tracked view reads again:"
      + " the indicator alone, or the whole display"
  ) {
    [
      draw("observable flags", .best, FlagsElementCandidate(\.isLoading) { $0.isLoading }),
      draw("observable flags, again", .other, FlagsElementCandidate(\.isLoading) { $0.isLoading }),
      draw("ours, the whole display", .other, ViewedCandidate()),
      draw("ours, the indicator", .other, ViewedCandidate(\.isLoading) { $0[\.isLoading] }),
    ]
  }

  static let redraws = Workload(
    name: "redraws",
    summary:
      "how often a view is redrawn by 1,000 frames, each of which changes the indicator alone"
  ) {
    [
      redraws("observable flags, the items", FlagsElementCandidate(\.items) { $0.items }),
      redraws(
        "observable flags, the indicator", FlagsElementCandidate(\.isLoading) { $0.isLoading }),
      redraws("ours, the whole display", ViewedCandidate()),
      redraws("ours, the items", ViewedCandidate(\.items) { $0[\.items] }),
      redraws("ours, the indicator", ViewedCandidate(\.isLoading) { $0[\.isLoading] }),
    ]
  }

  @MainActor
  private static func draw<Drawing: Viewed>(
    _ name: String, _ role: Subject.Role, _ candidate: Drawing
  ) -> Subject {
    candidate.show(.empty)
    return Subject(name, role, .now { turns in candidate.draw(turns: turns) })
  }

  @MainActor
  private static func redraws<Drawing: Viewed>(
    _ name: String, _ candidate: Drawing
  ) -> Subject {
    // The indicator is off, so that even the first frame changes it.
    candidate.show(.empty)
    return Subject(
      name, .other,
      .redraws {
        let before = candidate.redraws
        candidate.draw(turns: 1_000)
        return candidate.redraws - before
      })
  }
}
