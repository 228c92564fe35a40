extension Flow {
  /// Orders the items of each row so that few lines cross.
  mutating func orderRows() {
    var best = rows
    var fewest = Int.max
    let first = rows
    for isMirrored in [false, true] {
      rows = isMirrored ? first.map { $0.reversed() } : first
      for round in 0..<12 {
        sweep(isDown: round.isMultiple(of: 2))
        exchangeNeighbours()
        let crossings = crossings()
        if crossings < fewest { (best, fewest) = (rows, crossings) }
        if fewest == 0 { break }
      }
    }
    rows = best
  }

  /// The items in the row above or below to which an item has lines.
  private func neighbours(_ item: Int, above: Bool) -> [Int] {
    above ? items[item].up.map { links[$0].upper } : items[item].down.map { links[$0].lower }
  }

  /// The index of each item in its row.
  private func places() -> [Int] {
    var places = [Int](repeating: 0, count: items.count)
    for row in rows {
      for (place, item) in row.enumerated() { places[item] = place }
    }
    return places
  }

  /// Orders each row by the places of its neighbours in the previous row.
  private mutating func sweep(isDown: Bool) {
    var places = places()
    for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
      let keys = rows[row].map { item in
        let others = neighbours(item, above: isDown).map { places[$0] }
        // Integers in sixteenths: precise enough, and the same on every machine.
        return others.isEmpty ? nil : others.reduce(0, +) * 16 / others.count
      }
      let free = keys.indices.filter { keys[$0] != nil }
      let sorted = free.sorted { (keys[$0] ?? 0, $0) < (keys[$1] ?? 0, $1) }
      let old = rows[row]
      for (place, source) in zip(free, sorted) { rows[row][place] = old[source] }
      for (place, item) in rows[row].enumerated() { places[item] = place }
    }
  }

  /// Exchanges neighbours while that removes crossings.
  private mutating func exchangeNeighbours() {
    var places = places()
    var isBetter = true
    var rounds = 0
    while isBetter && rounds < 10 {
      isBetter = false
      rounds += 1
      for row in rows.indices {
        for place in rows[row].indices.dropLast() {
          let (left, right) = (rows[row][place], rows[row][place + 1])
          guard crossings(left, right, places) > crossings(right, left, places) else { continue }
          rows[row].swapAt(place, place + 1)
          places.swapAt(left, right)
          isBetter = true
        }
      }
    }
  }

  /// How many lines cross if one item is to the left of another.
  private func crossings(_ left: Int, _ right: Int, _ places: [Int]) -> Int {
    [true, false].reduce(0) { sum, above in
      let others = neighbours(right, above: above)
      return sum
        + neighbours(left, above: above).reduce(0) { sum, neighbour in
          sum + others.count { places[$0] < places[neighbour] }
        }
    }
  }

  private func crossings() -> Int {
    let places = places()
    return rows.reduce(0) { sum, row in
      let ends = row.flatMap { item in
        items[item].down.map { places[links[$0].lower] }.sorted()
      }
      return sum
        + ends.indices.reduce(0) { sum, index in
          sum + ends[(index + 1)...].count { $0 < ends[index] }
        }
    }
  }
}
