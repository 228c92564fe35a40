import Foundation
import Terminal
import TestTraits
import Testing

struct LineInputTests {
  /// In a process of its own, whose standard input is a pipe that does not wait.
  @Test func aPipeThatDoesNotWaitIsMadeToAndGivesItsLines() async {
    await #expect(processExitsWith: .success) {
      ProcessBound.set()
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      _ = fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK)
      let lines = LineInput.lines()
      #expect(fcntl(STDIN_FILENO, F_GETFL) & O_NONBLOCK == 0)
      try pipe.fileHandleForWriting.write(contentsOf: Data("one\r\ntwo\n\nlast".utf8))
      try pipe.fileHandleForWriting.close()
      var all: [String] = []
      for await line in lines { all.append(line) }
      #expect(all == ["one", "two", "", "last"])
    }
  }
}
