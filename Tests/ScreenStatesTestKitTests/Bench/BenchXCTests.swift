import ScreenStates
import ScreenStatesExplorer
import ScreenStatesTestKit
import XCTest

/// The kit as a test of XCTest uses it: the same calls, and `try` shows what a check finds.
final class BenchXCTests: XCTestCase {
  @MainActor
  func testAStateOnItsBench() async throws {
    let work = PendingWork<String, String>()
    let bench = StateBench(as: .a, keeping: 0) {
      HookedState { state in
        state.after(.seconds(9)) { .c }
        state.perform {
          try await work("a")
        } then: { _ in
          .b
        }
      }
    }
    bench.enter()
    await bench.settled()
    XCTAssertEqual(work.waiting.map(\.argument), ["a"])
    await work.calls[0].succeed("A")
    XCTAssertEqual(bench.requested.map(\.description), ["b: success"])
    try await bench.check()
    try bench.clock.checkNothingScheduled()
    try work.checkAnswered()
  }

  @MainActor
  func testTheFeedsOfAScreen() async {
    let clock = ManualClock()
    let screen = PupilScreen(initial: .a, keeping: 0, states: PupilStates(), clock: clock)
    let log = TransitionRecorder(of: screen)
    let frames = DisplayRecorder(of: screen)
    screen.start()
    await screen.send { $0.go(.b) }
    XCTAssertEqual(log.lines, ["• → a: start", "a → b: go(_:)"])
    XCTAssertEqual(frames.all.count, 3)
  }

  @MainActor
  func testWhatAnExplorerFinds() async {
    let report = await Explorer(PupilKind.self, ignoring: ["HookedState.exiting"]) { _ in
      PupilScreen(initial: .a, keeping: 0, states: PupilStates())
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

  @MainActor
  func testWhatACheckFindsIsThrown() async {
    let bench = StateBench(as: .a, keeping: 0) { HookedState() }
    bench.enter()
    bench.state.go(.b)
    bench.state.go(.c)
    do {
      try await bench.check()
      XCTFail("A second kind was asked for.")
    } catch {
      XCTAssertTrue("\(error)".hasPrefix("HookedState on its bench:\n- HookedState asked for .c"))
    }
  }
}
