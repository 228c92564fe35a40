import Foundation
import TestTraits
import Testing

/// Each program of the articles prints what its article says.
@Suite(.noMistakes) struct TranscriptTests {
  @Test func gettingStarted() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessBound.set()
      await showQuotes()
    }
    let told = try transcript(in: "GettingStarted")
    #expect(output(result) == told)
  }

  @Test func theTerminalRow() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessBound.set()
      await searchInTheTerminal()
    }
    let told = try transcript(in: "Observing")
    #expect(output(result) == told)
  }

  @Test func theRefusals() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      ProcessBound.set()
      await theDoor()
    }
    let told = try transcript(in: "Rules")
    #expect(output(result) == told)
  }

  private func output(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
  }
}
