/// The orders in which the jobs of one step are tried, one after the other.
struct TriedOrders {
  private let orders: Orders
  private var count = 0
  private var path: [Int]? = []

  init(_ orders: Orders) { self.orders = orders }

  /// The next order, as a choice; nil if none is left.
  mutating func next() -> Rest.Choice? {
    defer { count += 1 }
    switch orders {
    case .first where count > 0: return nil
    case .all(let limit) where count >= max(1, limit): return nil
    case .first, .all: return path.map(choosing)
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

extension RestOutcome {
  /// The choices, without the zeros at the end.
  var order: [Int] { Array(choices.reversed().drop { $0 == 0 }.reversed()) }
}
