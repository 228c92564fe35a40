import Foundation
import Terminal
import TestTraits
import Testing

struct OutputTests {
  private let pipe = Pipe()

  private var writing: Descriptor { Descriptor(pipe.fileHandleForWriting.fileDescriptor) }

  @Test(arguments: [false, true])
  func everyByteArrivesInOrderAlsoAtAPipeThatIsFull(isNonBlocking: Bool) throws {
    let text = (0..<50_000).map { "\($0)\n" }.joined()
    let (end, output) = (pipe.fileHandleForWriting, writing)
    if isNonBlocking { _ = fcntl(output.number, F_SETFL, O_NONBLOCK) }
    DispatchQueue(label: "test").async { @Sendable in
      #expect(throws: Never.self) {
        try output.write(text)
        try end.close()
      }
    }
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
  }

  @Test func anOutputThatIsClosedIsReportedAndEndsNothing() throws {
    Descriptor.prepareStandards()
    try pipe.fileHandleForReading.close()
    #expect(throws: OutputError.closed) { try writing.write("anyone?") }
    let error = #expect(throws: OutputError.failed(code: EBADF)) {
      try Descriptor(-1).write("anyone?")
    }
    #expect(error?.description == "Bad file descriptor")
    try Descriptor(-1).write("")
  }

  @Test func aPipeIsNoTerminal() {
    #expect(!writing.isTerminal)
    #expect(writing.terminalSize == nil)
  }

  /// In a process of its own, whose standard input is a pipe that does not wait.
  @Test func aPipeThatDoesNotWaitIsMadeToAndGivesItsLines() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      _ = fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK)
      let lines = try LineInput.lines()
      #expect(fcntl(STDIN_FILENO, F_GETFL) & O_NONBLOCK == 0)
      try pipe.fileHandleForWriting.write(contentsOf: Data("one\r\ntwo\n\nlast".utf8))
      try pipe.fileHandleForWriting.close()
      var all: [String] = []
      for await line in lines { all.append(line) }
      #expect(all == ["one", "two", "", "last"])
    }
  }
}
