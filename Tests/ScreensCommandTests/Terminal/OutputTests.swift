import Foundation
import Terminal
import Testing

struct OutputTests {
  private let pipe = Pipe()

  private var reading: Descriptor { Descriptor(pipe.fileHandleForReading.fileDescriptor) }

  /// Writes on a thread of its own, and returns what is read meanwhile.
  private func bytes(writing text: String) throws -> Data {
    let end = pipe.fileHandleForWriting
    let output = Output(Descriptor(end.fileDescriptor))
    DispatchQueue(label: "test").async { @Sendable in
      #expect(throws: Never.self) {
        try output.write(text)
        try end.close()
      }
    }
    return try pipe.fileHandleForReading.readToEnd() ?? Data()
  }

  @Test func everyByteArrivesInOrder() throws {
    let text = (0..<50_000).map { "\($0)\n" }.joined()
    #expect(try bytes(writing: text) == Data(text.utf8))
  }

  @Test func aPipeThatIsFullAndDoesNotBlockIsWaitedFor() throws {
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
    #expect(try bytes(writing: String(repeating: "x", count: 300_000)).count == 300_000)
  }

  @Test func aClosedPipeIsReportedAndEndsNothing() throws {
    try pipe.fileHandleForReading.close()
    let output = Output(Descriptor(pipe.fileHandleForWriting.fileDescriptor))
    #expect(throws: OutputError.closed) { try output.write("anyone?") }
  }

  @Test func anOutputThatIsNotOpenIsClosed() {
    #expect(throws: OutputError.closed) { try Output(Descriptor(-1)).write("anyone?") }
  }

  @Test func nothingIsWrittenForAnEmptyText() throws {
    try Output(Descriptor(-1)).write("")
  }

  @Test func aPipeIsNoTerminal() {
    #expect(!reading.isTerminal)
    #expect(reading.terminalSize == nil)
  }
}
