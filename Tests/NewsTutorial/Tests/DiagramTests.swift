import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The diagrams of the tutorial are those of its code.
///
/// With `RECORD_DIAGRAMS` set, they are written anew instead: `Docs/diagrams.sh` does that.
@MainActor
@Suite struct DiagramTests {
  private let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs").standardized

  @Test func eachStepHasItsDiagram() async throws {
    try compare("tutorial-1", await exploreStep1().diagram)
    try compare("tutorial-2", await exploreStep2().diagram)
    try compare("tutorial-3", await exploreStep3().diagram)
    try compare("tutorial-4", await exploreStep4().diagram)
  }

  @Test func onlyTheFirstStepHasAnIndicatorThatNothingEnds() async {
    // A load that failed has nothing under way, and is still shown.
    let first = await exploreStep1().findings.map(\.rule)
    #expect(first.contains(.idleLoading))
    #expect(await exploreStep2().findings == [])
    #expect(await exploreStep3().findings == [])
    #expect(await exploreStep4().findings == [])
  }

  private func compare(_ name: String, _ diagram: Diagram) throws {
    let file = docs.appending(path: "ScreenStates.docc/Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD_DIAGRAMS"] != nil {
      return try Data(diagram.svg.utf8).write(to: file)
    }
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(picture == diagram.svg, "Make it again: Docs/diagrams.sh")
  }
}
