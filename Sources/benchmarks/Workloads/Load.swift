import ScreenStates

extension Workload {
  static let load = Workload(
    name: "load",
    summary:
      "from loading to data, with work between them that answers at once: `perform` or a Task"
      + " with a check for stale answers"
  ) {
    loads { items in fetch(items) }
  }

  static let loadElsewhere = Workload(
    name: "load-elsewhere",
    summary: "the same, with work that leaves the main actor and comes back, as real work does"
  ) {
    loads(fetchElsewhere)
  }

  private static func loads(
    _ answer: @escaping @MainActor ([String]) async -> [String]
  ) -> [Subject] {
    let service: @MainActor () async throws -> [String] = { await answer(Sample.items) }
    let finish = Finish()
    let screen = Screen<SampleKind>(
      initial: .empty, states: LoadingStates(service: service, finish: finish))
    screen.start()
    return [
      load("article", HandLoader(ArticleController(), service)),
      load("best by hand", HandLoader(BestController(), service)),
      Subject(
        name: "ours",
        body: .later { turns in await finish.run(turns) { screen.transition(to: .loading) } }),
    ]
  }

  private static func load<Shown: Candidate>(
    _ name: String, _ loader: HandLoader<Shown>
  ) -> Subject {
    Subject(name: name, body: .later { turns in await loader.finish.run(turns) { loader.load() } })
  }
}

/// Answers from another thread, like a network.
@concurrent
private func fetchElsewhere(_ items: [String]) async -> [String] { fetch(items) }

// Not inlined, because the optimiser would remove an empty switch of threads.
@inline(never)
private func fetch(_ items: [String]) -> [String] { items }
