/// Runs worlds, each with its own seed: with random events, or with every order of events.
@MainActor
struct Worlds {
  /// The occurrences of one flaw, and the first of them.
  private struct Find {
    var count = 0
    let detail: String
  }

  private var count = 0
  private var faulty = 0
  /// The number of orders of events that the worlds with given events stand for.
  private var orders = 0
  private var finds: [Flaw: Find] = [:]
  private let isTraced: Bool
  // Retained, because tasks of a faulty world may still refer to it.
  private static var kept: [World] = []

  private init(isTraced: Bool) {
    self.isTraced = isTraced
    CrashNote.install()
  }

  /// Runs worlds with random events and consecutive seeds.
  static func random(_ options: CampaignOptions) async -> Outcome {
    var worlds = Worlds(isTraced: options.steps == 1)
    for number in 0..<UInt64(options.count(short: 3_000, long: 50_000)) {
      _ = await worlds.run(options.seed &+ number, nil)
    }
    return (
      "\(worlds.count) worlds, seed \(options.seed); \(worlds.faulty) faulty",
      worlds.failure("again, with what happened in it: campaign worlds --steps 1 --seed N")
    )
  }

  /// Runs every order of a few events, in worlds with consecutive seeds.
  static func orders(_ options: CampaignOptions) async -> Outcome {
    var worlds = Worlds(isTraced: false)
    let length = options.isShort ? 4 : 6
    for number in 0..<UInt64(options.count(short: 2, long: 8)) {
      await worlds.runOrders(options.seed &+ number, length)
    }
    return (
      "\(worlds.orders) orders of \(length) events, seed \(options.seed); \(worlds.count) differ,"
        + " \(worlds.faulty) faulty",
      worlds.failure(
        "again: campaign orders --steps 1 --seed N\(options.isShort ? " --short" : "")")
    )
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
      finds[flaw, default: Find(detail: "\(detail)\(order); seed \(seed)")].count += 1
    }
    return idle
  }

  private func failure(_ again: String) -> String? {
    guard faulty > 0 else { return nil }
    let lines = Flaw.allCases.compactMap { flaw in
      finds[flaw].map { "  \($0.count) worlds: \(flaw.rawValue) (\($0.detail))" }
    }
    return "\(faulty) of \(count) worlds are faulty\n\(lines.joined(separator: "\n"))\n\(again)"
  }
}
