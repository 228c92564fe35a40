import TestTraits
import ScreenStatesExplorer
import ScreenStatesTestKit
import ScreensCommand
import Testing

@MainActor
@Suite(.noMistakes) struct ExplorationTests {
  @Test func everyScreenIsExplored() {
    #expect(
      ScreensCommand.explorations.map(\.name)
        == ["news", "items", "history", "turnstile", "books", "player", "products"])
  }

  @Test(arguments: Explored.names)
  func everyHistoryOfTheScreenIsClean(_ name: String) async throws {
    let summary = try #require(await Explored.summary(name))
    // The time is told, and never asserted: it is the machine's.
    print("\(name): \(summary.figures), \(summary.duration)")
    #expect(summary.isToTheEnd)
    #expect(summary.findings == [])
    #expect(throws: Never.self) { try summary.audit.check() }
  }

  @Test(.enabled(if: runs > 1), arguments: Explored.names)
  func everyRunOfTheSampleScreensGivesAnEqualReport(_ name: String) async throws {
    let exploration = try #require(ScreensCommand.explorations.first { $0.name == name })
    let report = try #require(await Explored.summary(name)).text
    for _ in 1..<runs { #expect(await exploration.explore().text == report) }
  }
}
