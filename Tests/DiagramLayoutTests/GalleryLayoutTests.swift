import DiagramLayout
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// The seven screens of the gallery, with their notes and without.
@MainActor
@Suite struct GalleryLayoutTests {
  @Test(arguments: ["news", "items", "history", "turnstile", "books", "player", "products"])
  func theDiagramsOfTheGalleryAreLaidOutWithoutCollisions(_ name: String) async throws {
    let exploration = try #require(ScreensCommand.explorations.first { $0.name == name })
    let diagram = await exploration.explore().diagram
    for withNotes in [false, true] {
      let graph = diagram.graph(withNotes: withNotes)
      for direction in [Metrics.Direction.down, .right] {
        var metrics = Metrics.cells()
        metrics.direction = direction
        let layout = Layout(graph, metrics)
        #expect(complaints(about: layout) == [])
        #expect(layout == Layout(graph, metrics))
      }
    }
  }
}
