import ScreenStatesDiagramLayout
import Foundation
import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// The diagrams of the sample screens in the documentation are what the explorer finds.
///
/// `Docs/diagrams.sh` makes them again.
@MainActor
@Suite(.noMistakes) struct GalleryPictureTests {
  @Test(arguments: Explored.names)
  func eachScreenHasItsPicture(_ name: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/ScreenStates.docc/Pictures/\(name).svg").standardized
    let summary = try #require(await Explored.summary(name))
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == summary.svg, "Make it again: Docs/diagrams.sh")
  }

  @Test(arguments: Explored.names)
  func nothingCollidesInADiagram(_ name: String) async throws {
    let diagram = try #require(await Explored.summary(name)).diagram
    for withNotes in [false, true] {
      let graph = diagram.graph(withNotes: withNotes)
      for direction in [Metrics.Direction.down, .right] {
        for metrics in [Metrics.points, .cells()] {
          var metrics = metrics
          metrics.direction = direction
          let layout = Layout(graph, metrics)
          #expect(complaints(about: layout) == [])
          #expect(layout == Layout(graph, metrics))
        }
      }
    }
  }
}
