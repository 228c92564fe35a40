import ScreensCommand
import Testing

@MainActor
@Suite struct ExplorationTests {
  @Test(arguments: ScreensCommand.explorations.map(\.name))
  func everyHistoryOfTheScreenIsClean(_ name: String) async throws {
    let exploration = try #require(ScreensCommand.explorations.first { $0.name == name })
    let summary = await exploration.explore()
    // The time is told, and never asserted: it is the machine's.
    print("\(name): \(summary.figures), \(summary.duration)")
    print(summary.text)
    #expect(summary.isToTheEnd)
    #expect(summary.findings == [])
    #expect(throws: Never.self) { try summary.audit.check() }
  }
}
