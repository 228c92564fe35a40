/// Answers with items.
struct MeasuredService: Sendable {
  let items = SampleCycle.items(seed: Int.random(in: 1...9))

  /// Answers at once, on the main actor.
  @MainActor
  func answerHere() async throws -> [String] { fetch() }

  /// Answers from another thread, as a network does.
  @concurrent
  func answerElsewhere() async throws -> [String] { fetch() }

  // Opaque, for a journey to another thread to do nothing there would be left out.
  @inline(never)
  private func fetch() -> [String] { items }
}
