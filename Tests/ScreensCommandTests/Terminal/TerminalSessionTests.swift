import Foundation
import Terminal
import Testing

/// The session on a terminal of its own.
///
/// Suspending is not here, since it would act on the tests; the signals that end a program have a
/// suite of their own.
@MainActor
@Suite(.serialized)
struct TerminalSessionTests {
  @Test func keysArriveOneByOneAndTheTerminalIsGivenBack() async throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let found = terminal.localFlags
    let session = try #require(terminal.session())
    #expect(terminal.localFlags & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(session.size == TerminalSize(columns: 20, rows: 4))

    try terminal.type("a\u{03}\u{1B}[A")
    var events: [TerminalEvent] = []
    for await event in session.events {
      events.append(event)
      if event == .key(.up) { break }
    }
    #expect(events == [.key(.character("a")), .key(.control("c")), .key(.up)])

    session.close()
    session.close()
    #expect(terminal.localFlags == found)
    terminal.close()
  }

  @Test func theOtherScreenIsShownFromOpenToClose() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let session = try #require(terminal.session())
    session.draw(["hello"])
    session.close()
    session.draw(["too late"])
    let output = terminal.output(until: "\u{1B}[?1049l")
    #expect(output.hasPrefix("\u{1B}[?1049h"))
    #expect(output.contains("\u{1B}[1;1Hhello"))
    #expect(output.contains("\u{1B}[?25h"))
    #expect(!output.contains("too late"))
    terminal.close()
  }

  @Test func aNewSizeIsAnEventAndEverythingIsDrawnAnew() async throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let session = try #require(terminal.session())
    session.draw(["hello"])
    terminal.resize(columns: 3, rows: 2)
    kill(getpid(), SIGWINCH)
    var events = session.events.makeAsyncIterator()
    #expect(await events.next() == .resize(TerminalSize(columns: 3, rows: 2)))
    session.draw(["hello"])
    session.close()
    #expect(
      terminal.output(until: "\u{1B}[?1049l").contains("\u{1B}[2J\u{1B}[1;1Hhel\u{1B}[?2026l"))
    terminal.close()
  }

  @Test func everySessionOfAProcessHearsOfSignals() async throws {
    for _ in 1...3 {
      let terminal = try PseudoTerminal(columns: 20, rows: 4)
      let session = try #require(terminal.session())
      var events = session.events.makeAsyncIterator()
      for columns in [3, 4, 5] {
        terminal.resize(columns: UInt16(columns), rows: 2)
        kill(getpid(), SIGWINCH)
        #expect(await events.next() == .resize(TerminalSize(columns: columns, rows: 2)))
      }
      session.close()
      terminal.close()
    }
  }

  @Test func aSizeThatNobodyCouldDrawIsNotBelieved() throws {
    let terminal = try PseudoTerminal(columns: 65_535, rows: 65_535)
    let session = try #require(terminal.session())
    #expect(session.size == TerminalSize(columns: 1000, rows: 1000))
    session.close()
    terminal.close()
  }

  @Test func closingEndsTheEvents() async throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 4)
    let session = try #require(terminal.session())
    session.close()
    for await event in session.events { Issue.record("\(event) after the close") }
    terminal.close()
  }

  @Test func withoutATerminalThereIsNoSession() {
    let pipe = Pipe()
    let input = Descriptor(pipe.fileHandleForReading.fileDescriptor)
    let output = Descriptor(pipe.fileHandleForWriting.fileDescriptor)
    #expect(TerminalSession.open(input: input, output: output, styling: .colors) == nil)
  }
}
