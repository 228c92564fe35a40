extension Flow {
  /// A horizontal segment of a line in a channel.
  struct Bend {
    var from: Int
    var to: Int
    var track: Int
  }

  /// The horizontal segments of the lines between two rows, by link.
  struct Channel {
    var bends: [Int: [Bend]] = [:]
    var tracks = 0
  }

  /// A line from one column to another that has no track yet.
  private struct Way {
    var link: Int
    var from: Int
    var to: Int
    /// The items at its ends.
    var upper: Int
    var lower: Int

    var span: ClosedRange<Int> { min(from, to)...max(from, to) }
  }

  /// Assigns tracks to the lines below a row, so that no two overlap.
  ///
  /// If a line leaves the upper row in the column in which another enters the lower row, it must
  /// turn above that one. If such lines form a cycle, one of them bends twice.
  func bendsBelow(_ row: Int) -> Channel {
    let all = rows[row].flatMap { items[$0].down }.map { link in
      Way(
        link: link, from: items[links[link].upper].column + links[link].upperPort,
        to: items[links[link].lower].column + links[link].lowerPort,
        upper: links[link].upper, lower: links[link].lower)
    }
    var columns = all.flatMap { [$0.from, $0.to] }
    var ways = all.filter { $0.from != $0.to }
    var channel = Channel()
    /// The lines on each track.
    var taken: [[Way]] = []
    while !ways.isEmpty {
      let free = ways.indices.filter { index in
        ways.indices.allSatisfy { $0 == index || !isNear(ways[$0].from, ways[index].to) }
      }.min { one, other in
        let costs = [one, other].map { index in
          ways.reduce(0) {
            $0 + crossings(ways[index], above: $1) - crossings($1, above: ways[index])
          }
        }
        return (costs[0], ways[one].span.count, one) < (costs[1], ways[other].span.count, other)
      }
      var way = ways.remove(at: free ?? 0)
      if free == nil {
        // A free column between the two, or else beside all others.
        let (low, high) = (way.span.lowerBound, way.span.upperBound)
        let nearest = (0...).lazy.flatMap { [low - $0, high + $0] }
        let isOpen = { column in column >= 0 && columns.allSatisfy { !isNear($0, column) } }
        let middle = way.span.first(where: isOpen) ?? nearest.first(where: isOpen) ?? high
        columns.append(middle)
        var rest = way
        rest.from = middle
        way.to = middle
        ways.append(rest)
      }
      var track = 0
      let room = (way.span.lowerBound - lane.width + 1)...(way.span.upperBound + lane.width - 1)
      // Below all earlier lines that it overlaps, because the order decides what crosses.
      for (other, before) in taken.enumerated() where other >= track {
        for before in before where before.span.overlaps(room) {
          track = max(track, meet(before, way) ? other : other + 1)
        }
      }
      while taken.count <= track { taken.append([]) }
      taken[track].append(way)
      channel.bends[way.link, default: []].append(
        Bend(from: way.from, to: way.to, track: track))
    }
    channel.tracks = taken.count
    return channel
  }

  /// How many times two lines cross if one turns above the other.
  private func crossings(_ one: Way, above other: Way) -> Int {
    (one.span.contains(other.from) ? 1 : 0) + (other.span.contains(one.to) ? 1 : 0)
  }

  /// Whether two lines come from the same label, or lead to the same one.
  private func meet(_ one: Way, _ other: Way) -> Bool {
    (one.upper == other.upper && one.from == other.from)
      || (one.lower == other.lower && one.to == other.to)
  }

  private func isNear(_ left: Int, _ right: Int) -> Bool { abs(left - right) < lane.width }
}
