import ScreensCommand
import ScreenStatesDiagramLayout
import Testing

/// The maps of the interface, read back into edges.
@Suite struct DrawnMapTests {
  @Test(arguments: Explored.all)
  func aReaderSeesExactlyTheEdges(_ name: String) throws {
    let graph = try #require(StateMap.all.nodes.first { $0.name == name }?.inner)
    #expect(!graph.allEdges.isEmpty)
    for (layout, metrics) in StateMapPicture.layouts(of: graph) {
      let seen = DrawnEdges(layout, metrics)
      let picture = Comment(rawValue: TextPicture(layout, metrics).text)
      #expect(seen.edges.symmetricDifference(graph.allEdges) == [], picture)
      #expect(seen.problems == [], picture)
    }
  }
}

extension Graph {
  /// The edges as `from → to`, with paths.
  var allEdges: Set<String> { allEdges("") }
  private func allEdges(_ host: String) -> Set<String> {
    var all = Set(edges.map { "\(host)\(nodes[$0.from].name) → \(host)\(nodes[$0.to].name)" })
    for node in nodes { all.formUnion(node.inner?.allEdges("\(host)\(node.name)/") ?? []) }
    return all
  }
}
