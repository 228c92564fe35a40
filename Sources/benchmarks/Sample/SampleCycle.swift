/// The cycle that every candidate walks: loading, data, loading, empty, loading, error.
struct SampleCycle {
  let kinds: [SampleKind]

  /// The expected display of each kind.
  let displays: [SampleDisplay]

  /// Makes a cycle with random payloads, which the optimiser cannot know.
  @MainActor
  init() {
    let seed = Int.random(in: 1...9)
    let items = Self.items(seed: seed)
    let failure = MeasuredFailure(message: "The items could not be loaded, code \(seed)")
    kinds = [.loading, .data(items), .loading, .empty, .loading, .error(failure)]
    let loading = SampleDisplay(isLoading: true)
    displays = [
      loading, SampleDisplay(items: items), loading, SampleDisplay(isEmpty: true), loading,
      SampleDisplay(message: failure.message),
    ]
  }

  /// Items that depend on a number.
  static func items(seed: Int) -> [String] {
    (0..<20).map { "The item with the number \($0 * seed)" }
  }
}
