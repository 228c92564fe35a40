/// Runs random worlds, each with its own seed.
@MainActor
struct Worlds {
  /// The occurrences of one flaw.
  private struct Find {
    var count = 0
    var seeds: [UInt64] = []
    var detail = ""
  }

  private(set) var count = 0
  private(set) var faulty = 0
  private var finds: [Flaw: Find] = [:]
  private let isTraced: Bool
  // Retained, because tasks of a faulty world may still refer to it.
  private static var kept: [World] = []

  /// Makes a runner.
  ///
  /// - Parameter isTraced: Whether to print a trace.
  init(isTraced: Bool) { self.isTraced = isTraced }

  /// Runs `count` worlds with consecutive seeds.
  ///
  /// - Returns: A sentence for each flaw with its seeds, or nil if there is none.
  mutating func run(seed: UInt64, count: Int) async -> String? {
    CrashNote.install()
    for seed in (0..<UInt64(count)).map({ seed &+ $0 }) { await run(seed: seed) }
    CrashNote.clear()
    guard faulty > 0 else { return nil }
    let lines = Flaw.allCases.compactMap { flaw in finds[flaw].map { sentence(flaw, $0) } }
    return """
      \(faulty) of \(self.count) worlds are faulty
      \(lines.joined(separator: "\n"))
      again, with what happened in it: campaign worlds --steps 1 --seed N
      """
  }

  private mutating func run(seed: UInt64) async {
    CrashNote.set(seed)
    let world = World(seed: seed, isTraced: isTraced)
    await world.run()
    count += 1
    guard !world.flaws.isEmpty else { return }
    faulty += 1
    Self.kept.append(world)
    for (flaw, detail) in world.flaws {
      var find = finds[flaw] ?? Find(detail: detail)
      find.count += 1
      if find.seeds.count < 3 { find.seeds.append(seed) }
      finds[flaw] = find
    }
  }

  private func sentence(_ flaw: Flaw, _ find: Find) -> String {
    let seeds = find.seeds.map(String.init).joined(separator: ", ")
    return "  \(find.count) worlds: \(flaw.rawValue) (\(find.detail)); seeds \(seeds)"
  }
}
