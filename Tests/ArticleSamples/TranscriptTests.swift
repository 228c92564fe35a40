import Foundation
import Testing

/// Each program of the articles prints what its article says.
@Suite struct TranscriptTests {
  @Test func gettingStarted() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await showQuotes()
    }
    #expect(try output(result) == transcript(in: "GettingStarted"))
  }

  @Test func theTerminalRow() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await searchInTheTerminal()
    }
    #expect(try output(result) == transcript(in: "Observing"))
  }

  @Test func theRefusals() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await theDoor()
    }
    #expect(try output(result) == transcript(in: "Rules"))
  }

  private func output(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
  }
}
