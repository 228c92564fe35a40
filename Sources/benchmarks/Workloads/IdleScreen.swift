import ScreenStates

extension Workload {
  static let idleScreen = Workload(
    name: "idle-screen",
    summary: "bytes of one live screen among very many, with four elements, in its first state"
  ) {
    [
      live("article", .article, ArticleController.init),
      live("best by hand", .best, BestController.init),
      Subject(
        "ours", .other,
        .live(
          {
            let screen = Screen<SampleKind>(initial: .loading, states: SampleStates())
            screen.start()
            return screen
          },
          end: { object in (object as? Screen<SampleKind>)?.stop() })),
    ]
  }

  @MainActor
  private static func live<Made: Candidate>(
    _ name: String, _ role: Subject.Role, _ make: @escaping @MainActor () -> Made
  ) -> Subject {
    Subject(
      name, role,
      .live(
        {
          let candidate = make()
          candidate.show(.loading)
          return candidate
        }, end: { _ in }))
  }
}
