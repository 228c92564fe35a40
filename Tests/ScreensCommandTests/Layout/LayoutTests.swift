import RandomModels
import ScreenStatesDiagramLayout
import TestTraits
import Testing

@Suite struct LayoutTests {
  /// What a layout is measured in.
  enum Units: CaseIterable {
    case points, cells, narrowCells

    var metrics: Metrics {
      guard self != .points else { return .points }
      var metrics = Metrics.cells()
      if self == .narrowCells {
        metrics.lane = Size(width: 1, height: 1)
        metrics.gap = Size(width: 2, height: 1)
        metrics.lead = Size(width: 2, height: 1)
      }
      return metrics
    }
  }

  /// The graphs of a seed: 80 in the long form, otherwise few.
  private static let count = isLongForm ? 80 : 2

  @Test(arguments: [Metrics.Direction.down, .right], Units.allCases)
  func randomGraphsAreLaidOutWithoutCollisions(
    _ direction: Metrics.Direction, _ units: Units
  ) async {
    var metrics = units.metrics
    metrics.direction = direction
    var numbers = SeededGenerator(seed: randomSeed)
    for number in 0..<Self.count {
      await Task.yield()  // The work of other tests may wait for this thread.
      let graph = Graph.random(&numbers)
      let layout = Layout(graph, metrics)
      #expect(complaints(about: layout) == [], "graph \(number) of seed \(randomSeed)")
      #expect(
        layout.arrows.count { $0.edge != nil } == graph.edgeCount,
        "graph \(number) of seed \(randomSeed)")
      #expect(layout.labelledArrows == graph.labelCount, "graph \(number) of seed \(randomSeed)")
      #expect(layout == Layout(graph, metrics), "graph \(number) of seed \(randomSeed)")
      if units != .points {
        // Everything that has a place in the layout has its cells.
        #expect(TextPicture(layout, metrics).rows.count == layout.size.height + 1)
      }
    }
  }

  @Test(arguments: [Metrics.Direction.down, .right])
  func aShortenedLayoutSaysTheSameInFewerRows(_ direction: Metrics.Direction) async {
    var metrics = Metrics.cells()
    metrics.direction = direction
    var numbers = SeededGenerator(seed: randomSeed)
    for number in 0..<Self.count {
      await Task.yield()  // The work of other tests may wait for this thread.
      let layout = Layout(Graph.random(&numbers), metrics)
      let short = layout.shortened
      #expect(complaints(about: short) == [], "graph \(number) of seed \(randomSeed)")
      #expect(short.shortened == short, "graph \(number) of seed \(randomSeed)")
      let changes = TextPicture(short, metrics).rows.map { $0.map(\.text).joined() }
        .difference(from: TextPicture(layout, metrics).rows.map { $0.map(\.text).joined() })
      #expect(changes.insertions.isEmpty, "graph \(number) of seed \(randomSeed)")
      for case .remove(_, let row, _) in changes.removals {
        #expect(
          row.allSatisfy { " │┆".contains($0) }, "graph \(number) of seed \(randomSeed): \(row)")
      }
      #expect(
        changes.removals.isEmpty == (short == layout), "graph \(number) of seed \(randomSeed)")
    }
  }
}

extension Layout {
  fileprivate var labelledArrows: Int { Set(labels.flatMap(\.arrows)).count }
}

extension Graph {
  fileprivate var labelCount: Int {
    edges.count { !$0.labels.isEmpty } + nodes.reduce(0) { $0 + ($1.inner?.labelCount ?? 0) }
  }

  fileprivate var edgeCount: Int {
    edges.count + nodes.reduce(0) { $0 + ($1.inner?.edgeCount ?? 0) }
  }
}
