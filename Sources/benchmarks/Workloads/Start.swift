import ScreenStates

extension Workload {
  static let start = Workload(
    name: "start",
    summary: "a screen is made, its first state entered and its first frame read; ours is then"
      + " stopped, and each is released"
  ) {
    [
      first("article", .article, ArticleController.init),
      first("tidy", .other, TidyController.init),
      first("best by hand", .best, BestController.init),
      Subject(
        "ours", .other,
        .now { turns in
          for _ in 0..<turns { startAndStop() }
        }),
    ]
  }

  @MainActor
  private static func first<Made: Candidate>(
    _ name: String, _ role: Subject.Role, _ make: @escaping @MainActor () -> Made
  ) -> Subject {
    Subject(
      name, role,
      .now { turns in
        for _ in 0..<turns {
          let candidate = make()
          candidate.show(.loading)
          consume(candidate.shown)
        }
      })
  }

  @inline(never)
  @MainActor
  private static func startAndStop() {
    let screen = Screen<SampleKind>(initial: .loading, states: SampleStates())
    screen.start()
    consume(screen.display)
    screen.stop()
  }

  @inline(never)
  private static func consume(_ display: SampleDisplay) {}
}
