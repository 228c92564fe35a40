/// Runs worlds, each with its own seed: with random events, or with every order of events.
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
  /// The number of orders of events that the worlds with given events stand for.
  private(set) var orders = 0
  private var finds: [Flaw: Find] = [:]
  private let isTraced: Bool
  // Retained, because tasks of a faulty world may still refer to it.
  private static var kept: [World] = []

  /// Makes a runner.
  ///
  /// - Parameter isTraced: Whether to print a trace.
  init(isTraced: Bool) {
    self.isTraced = isTraced
    CrashNote.install()
  }

  /// Runs `count` worlds with random events and consecutive seeds.
  ///
  /// - Returns: A sentence for each flaw with its seeds, or nil if there is none.
  mutating func run(seed: UInt64, count: Int) async -> String? {
    for number in 0..<UInt64(count) { _ = await run(seed &+ number, nil) }
    return failure("again, with what happened in it: campaign worlds --steps 1 --seed N")
  }

  /// Runs every order of `length` events in `count` worlds with consecutive seeds.
  ///
  /// - Returns: A sentence for each flaw with its seeds, or nil if there is none.
  mutating func run(seed: UInt64, count: Int, length: Int) async -> String? {
    for number in 0..<UInt64(count) { await runOrders(seed &+ number, length) }
    return failure("again: campaign orders --steps 1 --seed N")
  }

  /// Runs every order of `length` events in a world, up to the first that finds a flaw.
  private mutating func runOrders(_ seed: UInt64, _ length: Int) async {
    let kinds = WorldEvent.allCases
    func ways(_ length: Int) -> Int { (0..<length).reduce(1) { count, _ in count * kinds.count } }
    var number = 0
    let before = faulty
    while number < ways(length), faulty == before {
      // The digits of the number.
      let events = (0..<length).reversed().map { kinds[number / ways($0) % kinds.count] }
      let idle = await run(seed, events)
      // An order with an event that does nothing is the same as the one without it.
      let covered = ways(idle.map { length - $0 - 1 } ?? 0)
      let next = (number / covered + 1) * covered
      orders += next - number
      number = next
    }
  }

  private mutating func run(_ seed: UInt64, _ events: [WorldEvent]?) async -> Int? {
    let part = events == nil ? "worlds" : "orders"
    CrashNote.set("campaign \(part) --steps 1 --seed \(seed)")
    defer { CrashNote.clear() }
    let world = World(seed: seed, isTraced: isTraced && events == nil)
    let idle = await world.run(events)
    count += 1
    guard !world.flaws.isEmpty else { return idle }
    faulty += 1
    Self.kept.append(world)
    for (flaw, detail) in world.flaws {
      let order = events.map { ", after " + $0.map { "\($0)" }.joined(separator: ", ") } ?? ""
      var find = finds[flaw] ?? Find(detail: detail + order)
      find.count += 1
      if find.seeds.count < 3 { find.seeds.append(seed) }
      finds[flaw] = find
    }
    return idle
  }

  private func failure(_ again: String) -> String? {
    guard faulty > 0 else { return nil }
    let lines = Flaw.allCases.compactMap { flaw in finds[flaw].map { sentence(flaw, $0) } }
    return "\(faulty) of \(count) worlds are faulty\n\(lines.joined(separator: "\n"))\n\(again)"
  }

  private func sentence(_ flaw: Flaw, _ find: Find) -> String {
    let seeds = find.seeds.map(String.init).joined(separator: ", ")
    return "  \(find.count) worlds: \(flaw.rawValue) (\(find.detail)); seeds \(seeds)"
  }
}
