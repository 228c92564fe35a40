extension Flow {
  /// A level piece of a line in a channel.
  struct Bend {
    var from: Int
    var to: Int
    var track: Int
  }

  /// The level pieces of the lines between two rows, by link.
  struct Channel {
    var bends: [Int: [Bend]] = [:]
    var tracks = 0
  }

  /// A line that still has to get from one column to another.
  private struct Way {
    var link: Int
    var from: Int
    var to: Int
    /// The items at its ends.
    var upper: Int
    var lower: Int

    var span: ClosedRange<Int> { min(from, to)...max(from, to) }
  }

  /// Gives the lines below a row their tracks, so that no two run on one another.
  ///
  /// A line that leaves the row above in the column where another enters the row below has to turn
  /// off before that one arrives. Where lines wait for one another in a circle, one of them bends
  /// twice.
  func bendsBelow(_ row: Int) -> Channel {
    let all = rows[row].flatMap { items[$0].down }.map { link in
      Way(
        link: link, from: items[links[link].upper].column + links[link].upperPort,
        to: items[links[link].lower].column + links[link].lowerPort,
        upper: links[link].upper, lower: links[link].lower)
    }
    var columns = all.flatMap { [$0.from, $0.to] }
    var ways = all.filter { $0.from != $0.to }
    // Lines that lead far go outside those that lead near.
    ways.sort { ($0.span.count, $0.from, $0.to) < ($1.span.count, $1.from, $1.to) }
    var channel = Channel()
    /// What is taken of each track.
    var taken: [[Way]] = []
    /// The lowest track so far in which a line turned off that left in a column.
    var placed: [(column: Int, track: Int)] = []
    while !ways.isEmpty {
      let free = ways.indices.first { index in
        ways.indices.allSatisfy { $0 == index || !isNear(ways[$0].from, ways[index].to) }
      }
      var way = ways.remove(at: free ?? 0)
      if free == nil {
        // A column of its own between the two, or else beside all others.
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
      let least = placed.filter { isNear($0.column, way.to) }.map { $0.track + 1 }.max() ?? 0
      let own = channel.bends[way.link]?.last.map { $0.track + 1 } ?? 0
      var track = max(least, own)
      let room = (way.span.lowerBound - lane.width + 1)...(way.span.upperBound + lane.width - 1)
      while track < taken.count,
        taken[track].contains(where: { $0.span.overlaps(room) && !meet($0, way) })
      { track += 1 }
      while taken.count <= track { taken.append([]) }
      taken[track].append(way)
      placed.append((way.from, track))
      channel.bends[way.link, default: []].append(
        Bend(from: way.from, to: way.to, track: track))
    }
    channel.tracks = taken.count
    return channel
  }

  /// Whether two lines come from one label, or lead to one.
  private func meet(_ one: Way, _ other: Way) -> Bool {
    (one.upper == other.upper && one.from == other.from)
      || (one.lower == other.lower && one.to == other.to)
  }

  private func isNear(_ left: Int, _ right: Int) -> Bool { abs(left - right) < lane.width }
}
