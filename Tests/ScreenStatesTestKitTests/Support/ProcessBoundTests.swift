import Foundation
import TestTraits
import Testing

/// A test that starts a process does not wait for ever.
@Suite struct ProcessBoundTests {
  @Test func aProcessWhoseThreadsAreAllBusyIsEndedAndNamed() async {
    let result = await #expect(
      processExitsWith: .exitCode(ProcessBound.status), observing: [\.standardErrorContent]
    ) { @MainActor in
      ProcessBound.set(seconds: 0.1)
      for _ in 0..<100 { Task.detached { while true {} } }
      while true {}
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output == """
        The exit test at ScreenStatesTestKitTests/ProcessBoundTests.swift:8 did not end in 0.1 \
        seconds, so it was ended.

        """)
  }

  @Test func aTestThatWaitsForEverIsEndedAndNamed() async {
    let result = await #expect(
      processExitsWith: .exitCode(ProcessBound.status), observing: [\.standardErrorContent]
    ) {
      ProcessBound.set()
      await ProcessBound.run("A test", seconds: 0.1) {}
      try await ProcessBound.run("Another", seconds: 0.1) {
        try await Task.sleep(for: .seconds(600))
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output == "Another did not end in 0.1 seconds, so it was ended.\n")
  }

  @Test func aProgramIsEnded() throws {
    let program = Process()
    program.executableURL = URL(filePath: "/bin/sleep")
    program.arguments = ["1000"]
    try program.run()
    ProcessBound.set(for: program, seconds: 0.1)
    program.waitUntilExit()
    #expect(program.terminationReason == .uncaughtSignal)
  }
}
