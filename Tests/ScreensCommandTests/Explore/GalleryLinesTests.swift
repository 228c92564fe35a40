import ScreenStatesDiagramLayout
import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Testing

/// `screens gallery` shows each sample screen in each of its kinds.
@MainActor
@Suite(.noMistakes) struct GalleryLinesTests {
  @Test(arguments: Explored.names)
  func everyKindHasADisplay(_ name: String) async throws {
    let summary = try #require(await Explored.summary(name))
    let exploration = try #require(ScreensCommand.explorations.first { $0.name == name })
    let stills = exploration.stills()
    #expect(Set(stills.map(\.path)) == Set(summary.diagram.graph().paths))
    #expect(stills.allSatisfy { !$0.lines.isEmpty })
  }

  @Test func theLinesNameTheScreenAndTheKind() {
    let lines = ScreensCommand.galleryLines
    #expect(lines.prefix(3) == ["news: loadLanguages", "  loading …", ""])
    #expect(lines.contains("player: loggedIn/playing"))
    #expect(lines.contains("products: notLoggedIn"))
  }

  @Test func theCommandTakesNothing() async {
    let command = ScreensCommand(environment: [:])
    #expect(await command.run(["gallery"]) == .success)
    #expect(await command.run(["gallery", "--help"]) == .success)
    #expect(await command.run(["gallery", "news"]) == .usage)
  }
}

extension Graph {
  /// The names on the way to each box that has no others inside it.
  fileprivate var paths: [String] {
    nodes.flatMap { node in node.inner?.paths.map { "\(node.name)/\($0)" } ?? [node.name] }
  }
}
