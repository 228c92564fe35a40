import Foundation
import ScreenStatesExplorer
import ScreenStatesTestKit
import Testing

/// The diagrams of the tutorial are those of its code.
@MainActor
@Suite struct DiagramTests {
  @Test func eachStepHasItsDiagram() async throws {
    try comparePicture("tutorial-1", await exploreStep1().diagram.svg)
    try comparePicture("tutorial-2", await exploreStep2().diagram.svg)
    try comparePicture("tutorial-3", await exploreStep3().diagram.svg)
    try comparePicture("tutorial-4", await exploreStep4().diagram.svg)
  }

  @Test func onlyTheFirstStepHasAnIndicatorThatNothingEnds() async {
    // A load that failed has nothing under way, and is still shown.
    let first = await exploreStep1().findings.map(\.rule)
    #expect(first.contains(.idleLoading))
    #expect(await exploreStep2().findings == [])
    #expect(await exploreStep3().findings == [])
    #expect(await exploreStep4().findings == [])
  }
}

/// Compares a picture with that of the documentation.
///
/// With `RECORD_DIAGRAMS` set, it is written anew instead: `Docs/diagrams.sh` does that.
func comparePicture(_ name: String, _ picture: String) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Docs/ScreenStates.docc/Pictures/\(name).svg").standardized
  if ProcessInfo.processInfo.environment["RECORD_DIAGRAMS"] != nil {
    return try Data(picture.utf8).write(to: file)
  }
  let kept = try String(contentsOf: file, encoding: .utf8)
  #expect(kept == picture, "Make \(name) again: Docs/diagrams.sh")
}
