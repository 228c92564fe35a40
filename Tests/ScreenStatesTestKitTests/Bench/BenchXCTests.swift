import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import XCTest

/// The kit as a test of XCTest uses it: the same calls, and `try` shows what a check finds.
final class BenchXCTests: XCTestCase {
  @MainActor
  func testAStateOnItsBench() async throws {
    let work = PendingWork<String, String>()
    let bench = await settled { state in
      state.after(.seconds(9)) { .c }
      state.perform {
        try await work("a")
      } then: { _ in
        .b
      }
    }
    XCTAssertEqual(work.waiting.map(\.argument), ["a"])
    await work.calls[0].succeed("A")
    XCTAssertEqual(bench.requested.map(\.description), ["b: success"])
    try await bench.check()
    try bench.clock.checkNothingScheduled()
    try work.checkAnswered()
  }

  @MainActor
  func testWhatAnExplorerFinds() async {
    let report = await Explorer(PupilKind.self) { _ in
      pupil()
    }.explore()
    for finding in report.findings { XCTFail("\(finding)") }
    #if canImport(ObjectiveC)
      for (name, text) in report.attachments {
        let attachment = XCTAttachment(string: text)
        attachment.name = name
        add(attachment)
      }
    #endif
    XCTAssertEqual(report.attachments.map(\.name), ["report.txt", "coverage.txt", "states.svg"])
  }
}
