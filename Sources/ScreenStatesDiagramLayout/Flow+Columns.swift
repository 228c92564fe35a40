extension Flow {
  /// Assigns a column to every item, so that lines are short, and straight if possible.
  mutating func alignColumns() {
    for row in rows { pack(row) }
    for round in 0..<40 {
      placePorts(isEven: round < 20)
      for row in round.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed() {
        align(row, isFinal: round >= 20)
      }
    }
    for _ in 0..<4 {
      placePorts(isEven: false)
      chains.forEach { straighten($0) }
      items.indices.forEach { moveBox($0) }
    }
    placePorts(isEven: false)
  }

  /// Removes needless bends from a line: as many pieces as possible share a column.
  private mutating func straighten(_ chain: [Int]) {
    var run: [Int] = []
    var room = Int.min...Int.max
    func settle(_ flow: inout Flow) {
      guard !run.isEmpty else { return }
      let middle = flow.items[run[run.count / 2]].column
      for item in run {
        flow.items[item].column = min(max(middle, room.lowerBound), room.upperBound)
      }
    }
    if let first = chain.first { room = portRoom(first, isUpper: false) }
    for link in chain.dropLast() {
      let item = links[link].lower
      let column = items[item].column
      let own = isFree(item) ? self.room(of: item) : column...column
      if own.overlaps(room) {
        room = own.clamped(to: room)
      } else {
        settle(&self)
        (run, room) = ([], own)
      }
      run.append(item)
    }
    if let last = chain.last {
      let own = portRoom(last, isUpper: true)
      if own.overlaps(room) { room = own.clamped(to: room) }
    }
    settle(&self)
  }

  /// Whether the item only passes a line on, so that it can move between the line's ends.
  private func isFree(_ item: Int) -> Bool {
    items[item].node == nil && items[item].up.count == 1 && items[item].down.count == 1
  }

  /// Moves a box, or a label at which lines meet, so that most of its lines are straight.
  private mutating func moveBox(_ index: Int) {
    let item = items[index]
    if isFree(index) { return }
    // For each line: how far the item can move to the left and to the right to make it straight.
    let ranges = (item.up.map { ($0, true) } + item.down.map { ($0, false) }).map { link, isUpper in
      let own = portRoom(link, isUpper: isUpper)
      let other = portRoom(link, isUpper: !isUpper)
      return (
        left: other.lowerBound - own.upperBound, right: other.upperBound - own.lowerBound,
        weight: links[link].weight
      )
    }
    let room = room(of: index)
    let moves = ranges.flatMap { [$0.left, $0.right] }.filter { room.contains(item.column + $0) }
    let best = ([0] + moves).max { one, other in
      let straight = [one, other].map { move in
        ranges.reduce(0) { $1.left <= move && move <= $1.right ? $0 + $1.weight : $0 }
      }
      return (straight[0], -abs(one)) < (straight[1], -abs(other))
    }
    items[index].column += best ?? 0
  }

  /// The part of a box's border for the ends of lines: the offset from its column, and the width.
  private func portRange(of index: Int) -> (first: Int, width: Int) {
    guard let node = items[index].node, node != marker else { return (0, 0) }
    let width = nodes[node].width
    let free = max(width - 2 * min(lane.width, width / 2), 0)
    return (-items[index].before + (width - free) / 2, free)
  }

  /// The columns to which an item can move between its neighbours.
  private func room(of item: Int) -> ClosedRange<Int> {
    let row = rows[items[item].row]
    guard let place = row.firstIndex(of: item) else { return 0...0 }
    let least =
      place == 0
      ? Int.min : items[row[place - 1]].column + distance(row[place - 1], item)
    let most =
      place == row.count - 1
      ? Int.max : items[row[place + 1]].column - distance(item, row[place + 1])
    return least...max(least, most)
  }

  /// The columns to which the end of a line can move on its box, between the other ends.
  private func portRoom(_ link: Int, isUpper: Bool) -> ClosedRange<Int> {
    let index = isUpper ? links[link].lower : links[link].upper
    let item = items[index]
    if item.node == nil || item.node == marker { return item.column...item.column }
    let (first, width) = portRange(of: index)
    var least = item.column + first
    var most = least + width
    let own = isUpper ? links[link].lowerPort : links[link].upperPort
    for other in isUpper ? item.up : item.down where other != link {
      let port = isUpper ? links[other].lowerPort : links[other].upperPort
      if port < own { least = max(least, item.column + port + lane.width) }
      if port > own { most = min(most, item.column + port - lane.width) }
    }
    return least...max(least, most)
  }

  private mutating func pack(_ row: [Int]) {
    var last: Int?
    for item in row {
      if let last { items[item].column = items[last].column + distance(last, item) }
      last = item
    }
  }

  /// The least distance between the columns of two neighbours.
  private func distance(_ left: Int, _ right: Int) -> Int {
    func isLine(_ item: Item) -> Bool { item.node == nil && item.before + item.after == 0 }
    let (left, right) = (items[left], items[right])
    let areBoxes = left.node != nil && right.node != nil
    // Labels side by side must not look like one label: on a grid, 3 leaves two cells blank.
    let least = isLine(left) || isLine(right) ? lane.width : max(lane.width, min(gap, 3))
    return left.after + right.before + (areBoxes ? gap : least)
  }

  /// The columns of an item at which one of its lines is straight.
  private func pulls(_ item: Int) -> [Pull] {
    items[item].up.map { link in
      let link = links[link]
      return Pull(
        column: items[link.upper].column + link.upperPort - link.lowerPort, weight: link.weight)
    }
      + items[item].down.map { link in
        let link = links[link]
        return Pull(
          column: items[link.lower].column + link.lowerPort - link.upperPort, weight: link.weight)
      }
  }

  /// Moves the items of a row as near to their best columns as their order allows.
  ///
  /// At first each moves to the mean of its pulls, which balances the whole; in the last round to
  /// their median, which makes most lines straight.
  private mutating func align(_ row: Int, isFinal: Bool) {
    var blocks: [Block] = []
    var offset = 0
    var last: Int?
    for item in rows[row] {
      if let last { offset += distance(last, item) }
      last = item
      var pulls = pulls(item)
      let isLine = items[item].node == nil
      if pulls.isEmpty { pulls = [Pull(column: items[item].column, weight: 1)] }
      for index in pulls.indices { pulls[index].column -= offset }
      var block = Block(
        pulls: pulls, items: [(item, offset)], now: items[item].column - offset, isLine: isLine)
      block.place(isFinal: isFinal)
      while let before = blocks.last, before.column > block.column {
        blocks.removeLast()
        block = Block(
          pulls: before.pulls + block.pulls, items: before.items + block.items,
          now: before.now, isLine: false)
        block.place(isFinal: isFinal)
      }
      blocks.append(block)
    }
    for block in blocks {
      for (item, offset) in block.items { items[item].column = block.column + offset }
    }
  }

  /// Spreads the ends of lines over the borders of boxes, each as near to its line as possible.
  private mutating func placePorts(isEven: Bool) {
    for index in nodes.indices {
      let item = items[index]
      let (first, room) = portRange(of: index)
      for isUpper in [true, false] {
        let ends = (isUpper ? item.up : item.down).map { link in
          (link: link, other: isUpper ? links[link].upper : links[link].lower)
        }.sorted { items[$0.other].column < items[$1.other].column }
        if ends.isEmpty || index == marker { continue }
        var ports = ends.indices.map { place in
          isEven
            ? first + room * (2 * place + 1) / (2 * ends.count)
            : items[ends[place].other].column - item.column
        }
        // A pass from the left and one from the right keep the order, the distances and the border.
        for place in ports.indices {
          let least = place == 0 ? first : ports[place - 1] + lane.width
          ports[place] = max(ports[place], least)
        }
        for place in ports.indices.reversed() {
          let most = place == ports.count - 1 ? first + room : ports[place + 1] - lane.width
          ports[place] = min(ports[place], most)
        }
        for (port, end) in zip(ports, ends) {
          if isUpper { links[end.link].lowerPort = port } else { links[end.link].upperPort = port }
        }
      }
    }
  }
}

/// A column that suits an item, because a line is straight there, with its weight.
private struct Pull {
  var column: Int
  var weight: Int
}

/// Items at their least distances, which move together.
private struct Block {
  var pulls: [Pull]
  var items: [(item: Int, offset: Int)]
  /// The present column, and whether the block is only a line or a label.
  var now: Int
  var isLine: Bool
  var column = 0

  mutating func place(isFinal: Bool) {
    column = isFinal ? median : mean
  }

  private var mean: Int {
    let weight = pulls.reduce(0) { $0 + $1.weight }
    let sum = pulls.reduce(0) { $0 + $1.column * $1.weight }
    return Int((Double(sum) / Double(weight)).rounded())
  }

  /// The median column; between two middle columns a line takes the nearer one, and a box stays.
  private var median: Int {
    let sorted = pulls.sorted { $0.column < $1.column }
    let weight = pulls.reduce(0) { $0 + $1.weight }
    var sum = 0
    var low: Int?
    for pull in sorted {
      sum += pull.weight
      if let low {
        let high = pull.column
        if isLine { return now - low <= high - now ? low : high }
        return min(max(now, low), high)
      }
      if 2 * sum > weight { return pull.column }
      if 2 * sum == weight { low = pull.column }
    }
    return sorted.last?.column ?? now
  }
}
