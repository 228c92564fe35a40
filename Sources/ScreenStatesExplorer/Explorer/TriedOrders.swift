/// The orders in which the jobs of one step are tried, one after the other.
struct TriedOrders {
  private let orders: Orders
  private var generator = Generator(state: 0)
  private var count = 0
  /// The next order to try; nil at the end.
  private var path: [Int]? = []

  init(_ orders: Orders, for history: String) {
    self.orders = orders
    if case .random(_, let seed) = orders {
      let start = 14_695_981_039_346_656_037 ^ seed
      generator.state = history.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }

  /// The next order, as a choice; nil if none is left.
  mutating func next() -> Rest.Choice? {
    defer { count += 1 }
    switch orders {
    case .first where count > 0: return nil
    case .all(let limit) where count >= max(1, limit): return nil
    case .random(let number, _) where count > number: return nil
    case .random where count > 0:
      var generator = Generator(state: generator.next())
      return { Int(generator.next() % UInt64($0)) }
    case .first, .all, .random: return path.map(choosing)
    }
  }

  /// Derives the next order from the outcome of the last, depth first.
  mutating func take(_ outcome: RestOutcome) {
    var path = outcome.choices
    while let last = path.last, last + 1 >= outcome.widths[path.count - 1] { path.removeLast() }
    if !path.isEmpty { path[path.count - 1] += 1 }
    self.path = path.isEmpty ? nil : path
  }

  /// The limit of orders, if there are more; otherwise nil.
  var limitMet: Int? {
    if case .all(let limit) = orders, count >= limit, path != nil { limit } else { nil }
  }
}

/// Random numbers that are the same for the same seed.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RestOutcome {
  /// The choices, without the zeros at the end.
  var order: [Int] { Array(choices.reversed().drop { $0 == 0 }.reversed()) }
}
