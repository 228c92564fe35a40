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
        to: items[links[link].lower].column + links[link].lowerPort)
    }
    var columns = all.flatMap { [$0.from, $0.to] }
    var ways = all.filter { $0.from != $0.to }
    // Lines that lead far go outside those that lead near.
    ways.sort { ($0.span.count, $0.from, $0.to) < ($1.span.count, $1.from, $1.to) }
    var channel = Channel()
    /// What is taken of each track.
    var taken: [[ClosedRange<Int>]] = []
    /// The lowest track so far in which a line turned off that left in a column.
    var placed: [(column: Int, track: Int)] = []
    while !ways.isEmpty {
      let free = ways.indices.first { index in
        ways.indices.allSatisfy { $0 == index || !isNear(ways[$0].from, ways[index].to) }
      }
      var way = ways.remove(at: free ?? 0)
      if free == nil {
        // A column of its own between the two, or else beside all others.
        let between = way.span.first { column in columns.allSatisfy { !isNear($0, column) } }
        let middle = between ?? columns.reduce(way.from, max) + lane.width
        columns.append(middle)
        ways.append(Way(link: way.link, from: middle, to: way.to))
        way.to = middle
      }
      let least = placed.filter { isNear($0.column, way.to) }.map { $0.track + 1 }.max() ?? 0
      let own = channel.bends[way.link]?.last.map { $0.track + 1 } ?? 0
      var track = max(least, own)
      let room = (way.span.lowerBound - lane.width + 1)...(way.span.upperBound + lane.width - 1)
      while track < taken.count, taken[track].contains(where: { $0.overlaps(room) }) { track += 1 }
      while taken.count <= track { taken.append([]) }
      taken[track].append(way.span)
      placed.append((way.from, track))
      channel.bends[way.link, default: []].append(
        Bend(from: way.from, to: way.to, track: track))
    }
    channel.tracks = taken.count
    return channel
  }

  private func isNear(_ left: Int, _ right: Int) -> Bool { abs(left - right) < lane.width }
}
