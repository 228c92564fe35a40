import Foundation
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// The diagrams of the sample screens in the documentation are what the explorer finds.
///
/// `Docs/diagrams.sh` makes them again.
@MainActor
@Suite struct GalleryPictureTests {
  @Test(arguments: ["news", "items", "history", "turnstile", "books", "player", "products"])
  func eachScreenHasItsPicture(_ name: String) async throws {
    let docs = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs").standardized
    let summary = try #require(await Explored.summary(name))
    let text = try String(
      contentsOf: docs.appending(path: "Pictures/\(name).dot"), encoding: .utf8)
    #expect(text == summary.diagram.dot + "\n", "Make it again: Docs/diagrams.sh")
    let picture = try String(
      contentsOf: docs.appending(path: "ScreenStates.docc/Pictures/\(name).svg"), encoding: .utf8)
    let arrows = text.components(separatedBy: " -> ").count - 1
    #expect(picture.components(separatedBy: "class=\"edge\"").count - 1 == arrows)
  }
}
