import ScreenStates

extension Workload {
  static let load = Workload(
    name: "load",
    summary:
      "from loading to data, with work between them that answers at once: `perform` or a Task"
      + " with a check for stale answers"
  ) {
    try loads { items in fetch(items) }
  }

  static let loadElsewhere = Workload(
    name: "load-elsewhere",
    summary: "the same, with work that leaves the main actor and comes back, as real work does"
  ) {
    try loads(fetchElsewhere)
  }

  private static func loads(
    _ answer: @escaping @MainActor ([String]) async -> [String]
  ) throws -> [Subject] {
    let service: @MainActor () async throws -> [String] = { await answer(Sample.items) }
    let finish = Finish()
    return [
      try loads("article", finish) {
        HandLoader(try ArticleController.checked(in: .empty) { .init() }, service, finish).load
      },
      try loads("best by hand", finish) {
        HandLoader(try BestController.checked(in: .empty) { .init() }, service, finish).load
      },
      loads("ours", finish) {
        let screen = Screen<SampleKind>(
          initial: .empty, states: LoadingStates(service: service, finish: finish))
        screen.start()
        return { screen.transition(to: .loading) }
      },
    ]
  }

  /// Loads on screens of their own, in turns of some that are under way together.
  ///
  /// To wait for each load would wake other threads, which costs far more than the measured work, and
  /// to begin each in a task would be measured.
  private static func loads(
    _ name: String, _ finish: Finish, _ makeScreen: () throws -> @MainActor () -> Void
  ) rethrows -> Subject {
    let loads = try (0..<64).map { _ in try makeScreen() }
    return Subject(
      name: name, operations: loads.count,
      body: .later { turns in
        for _ in 0..<turns {
          await finish.wait(for: loads.count) { for load in loads { load() } }
        }
      })
  }
}

/// Answers from another thread, like a network.
@concurrent
private func fetchElsewhere(_ items: [String]) async -> [String] { fetch(items) }

// Not inlined, because the optimiser would remove an empty switch of threads.
@inline(never)
private func fetch(_ items: [String]) -> [String] { items }
