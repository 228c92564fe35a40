/// A service that answers with items.
struct MeasuredService: Sendable {
  let items = SampleCycle.items(seed: Int.random(in: 1...9))

  /// Answers at once, on the main actor.
  @MainActor
  func answerHere() async throws -> [String] { fetch() }

  /// Answers from another thread, like a network.
  @concurrent
  func answerElsewhere() async throws -> [String] { fetch() }

  // Not inlined, because the optimiser would remove an empty switch of threads.
  @inline(never)
  private func fetch() -> [String] { items }
}
