import RandomModels
import ScreenStatesDiagramLayout

extension Graph {
  /// A graph of up to twelve boxes, some with graphs in them, any arrows, and one start or more.
  static func random(
    _ numbers: inout SeededGenerator, largest: Int = 12, depth: Int = 0
  ) -> Graph {
    let count = Int.random(in: 1...largest, using: &numbers)
    let nodes = (0..<count).map { index in
      let isHost = depth < 2 && Int.random(in: 0..<8, using: &numbers) == 0
      return Graph.Node(
        String(repeating: "n", count: Int.random(in: 1...16, using: &numbers)) + "\(index)",
        notes: Int.random(in: 0..<4, using: &numbers) == 0 ? ["ignores this"] : [],
        inner: isHost ? random(&numbers, largest: 4, depth: depth + 1) : nil)
    }
    let edges = (0..<Int.random(in: 0...(2 * count + 2), using: &numbers)).map { _ in
      Graph.Edge(
        from: Int.random(in: 0..<count, using: &numbers),
        to: Int.random(in: 0..<count, using: &numbers),
        labels: (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
          String(repeating: "w", count: Int.random(in: 1...12, using: &numbers))
        })
    }
    let starts = Int.random(in: 0..<6, using: &numbers) == 0 ? [] : [0] + (count > 3 ? [2] : [])
    return Graph(nodes: nodes, edges: edges, starts: starts)
  }
}
