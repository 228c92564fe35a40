import ScreenStates

extension Workload {
  static let load = Workload(
    name: "load",
    summary:
      "from loading to data, with work between them that answers at once: `perform` or a Task"
      + " with a check for stale answers"
  ) {
    let service = MeasuredService()
    return loads { try await service.answerHere() }
  }

  static let loadElsewhere = Workload(
    name: "load-elsewhere",
    summary: "the same, with work that leaves the main actor and comes back, as real work does"
  ) {
    let service = MeasuredService()
    return loads { try await service.answerElsewhere() }
  }

  @MainActor
  private static func loads(
    _ service: @escaping @MainActor () async throws -> [String]
  ) -> [Subject] {
    let finish = Finish()
    let screen = Screen<SampleKind>(
      initial: .empty, states: LoadingStates(service: service, finish: finish))
    screen.start()
    return [
      load("article with a Task", HandLoader(ArticleController(), service)),
      load("best by hand with a Task", HandLoader(BestController(), service)),
      Subject(
        "ours", .later { turns in await finish.run(turns) { screen.transition(to: .loading) } }),
    ]
  }

  @MainActor
  private static func load<Shown: Candidate>(
    _ name: String, _ loader: HandLoader<Shown>
  ) -> Subject {
    Subject(name, .later { turns in await loader.finish.run(turns) { loader.load() } })
  }
}
