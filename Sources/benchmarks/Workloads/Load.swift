import ScreenStates

extension Workload {
  static let load = Workload(
    name: "load",
    summary: "loading and data, with asynchronous work between them that answers at once: `perform`"
      + " against a Task with a check for stale answers"
  ) {
    let items = SampleCycle().displays[1].items
    let service: @MainActor () async throws -> [String] = { items }
    return [
      load("article with a Task", .article, HandLoader(ArticleController(), service)),
      load("best by hand with a Task", .best, HandLoader(BestController(), service)),
      load("best by hand, again", .other, HandLoader(BestController(), service)),
      perform("ours", service),
    ]
  }

  @MainActor
  private static func load<Shown: Candidate>(
    _ name: String, _ role: Subject.Role, _ loader: HandLoader<Shown>
  ) -> Subject {
    Subject(
      name, role,
      .later { turns in
        for _ in 0..<turns { await loader.finish.wait { loader.load() } }
      })
  }

  @MainActor
  private static func perform(
    _ name: String, _ service: @escaping @MainActor () async throws -> [String]
  ) -> Subject {
    let finish = Finish()
    let screen = Screen<SampleKind>(
      initial: .empty, states: LoadingStates(service: service, finish: finish))
    screen.start()
    return Subject(
      name, .other,
      .later { turns in
        for _ in 0..<turns { await finish.wait { screen.transition(to: .loading) } }
      })
  }
}
