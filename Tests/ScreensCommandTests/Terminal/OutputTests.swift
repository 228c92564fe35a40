import Terminal
import Testing

struct OutputTests {
  @Test func everyByteArrivesInOrder() async throws {
    let pipe = try Pipe()
    let text = (0..<50_000).map { "\($0)\n" }.joined()
    let output = Output(pipe.writing)
    async let received = onItsOwnThread { pipe.reading.everything() }
    try await onItsOwnThread {
      try output.write(text)
      pipe.writing.closeNow()
    }
    #expect(try await received == Array(text.utf8))
    pipe.reading.closeNow()
  }

  @Test func aPipeThatIsFullAndDoesNotBlockIsWaitedFor() async throws {
    let pipe = try Pipe()
    pipe.writing.stopBlocking()
    let text = String(repeating: "x", count: 300_000)
    let output = Output(pipe.writing)
    async let received = onItsOwnThread { pipe.reading.everything() }
    try await onItsOwnThread {
      try output.write(text)
      pipe.writing.closeNow()
    }
    #expect(try await received.count == 300_000)
    pipe.reading.closeNow()
  }

  @Test func aClosedPipeIsReportedAndEndsNothing() throws {
    let pipe = try Pipe()
    pipe.reading.closeNow()
    let output = Output(pipe.writing)
    #expect(throws: OutputError.closed) { try output.write("anyone?") }
    pipe.writing.closeNow()
  }

  @Test func anOutputThatIsNotOpenIsClosed() {
    #expect(throws: OutputError.closed) { try Output(Descriptor(-1)).write("anyone?") }
  }

  @Test func nothingIsWrittenForAnEmptyText() throws {
    try Output(Descriptor(-1)).write("")
  }

  @Test func aPipeIsNoTerminal() throws {
    let pipe = try Pipe()
    #expect(!pipe.reading.isTerminal)
    #expect(pipe.reading.terminalSize == nil)
    pipe.writing.closeNow()
    pipe.reading.closeNow()
  }
}
