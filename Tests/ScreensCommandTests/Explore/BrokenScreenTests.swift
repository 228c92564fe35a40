import Gallery
import GalleryExplorations
import ScreenStates
import ScreenStatesExplorer
import ScreensCommand
import Terminal
import TestTraits
import Testing

@MainActor
@Suite(.noMistakes) struct BrokenScreenTests {
  /// A turnstile that nobody wanted to open.
  private static var exploration: Exploration {
    var explorer = Explorer(TurnstileKind.self) { inputs in
      inputs.request("coin()") { $0.coin() }
      return TurnstileScreen(
        initial: .locked, keeping: TurnstileKept(), states: TurnstileStates(fare: 2))
    }
    explorer.mayEnd = ["unlocked"]
    explorer.always("the arm is locked") { !$1.isOpen }
    let audit = DisplayAudit<TurnstileDisplay>(
      ["open": { $0.isOpen }, "due": { $0.due != nil }], meant: [["due"]])
    return Exploration("broken", of: TurnstileKind.self, audit: audit) { _ in explorer }
  }

  @Test func eachCommandEndsWithStatus1AndNamesTheSequence() async {
    let summary = await Self.exploration.explore()
    let sequence = "    screen.start()\n    screen.state.coin()\n    screen.state.coin()"
    #expect(summary.status(of: .explore) == .failure)
    let explored = summary.lines(for: .explore).map(\.text)
    let found = "\(summary.sequences) sequences, \(summary.findings.count) things wrong, "
    #expect(explored[0].hasPrefix("✗ broken: \(found)"))
    #expect(explored.contains("broken: \"the arm is locked\" does not hold in unlocked."))
    #expect(explored.joined(separator: "\n").contains(sequence))
    #expect(summary.status(of: .audit) == .failure)
    let audited = summary.lines(for: .audit)
    #expect(audited[0].text == "✗ broken: 4 combinations of 2 elements, 2 reachable")
    #expect(Set(audited[2...5].map { $0.spans[0].style }) == [.dim, .green, .red])
    #expect(audited.map(\.text).joined(separator: "\n").contains(sequence))
    #expect(summary.status(of: .diagram) == .success)
  }
}
