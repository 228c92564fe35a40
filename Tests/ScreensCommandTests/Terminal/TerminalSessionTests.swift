import Foundation
import Terminal
import Testing
import TestTraits

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
    for await event in session.events { Issue.record("\(event) after the close") }
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

  @Test func aNewSizeIsAnEventInEverySessionAndEverythingIsDrawnAnew() async throws {
    for _ in 1...3 {
      let terminal = try PseudoTerminal(columns: 20, rows: 4)
      let session = try #require(terminal.session())
      session.draw(["hello"])
      var events = session.events.makeAsyncIterator()
      for columns in [5, 4, 3] {
        terminal.resize(columns: UInt16(columns), rows: 2)
        kill(getpid(), SIGWINCH)
        #expect(await events.next() == .resize(TerminalSize(columns: columns, rows: 2)))
      }
      session.draw(["hello"])
      session.close()
      let output = terminal.output(until: "\u{1B}[?1049l")
      #expect(output.contains("\u{1B}[2J\u{1B}[1;1Hhel\u{1B}[?2026l"))
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

  @Test func withoutATerminalThereIsNoSession() {
    let pipe = Pipe()
    let input = Descriptor(pipe.fileHandleForReading.fileDescriptor)
    let output = Descriptor(pipe.fileHandleForWriting.fileDescriptor)
    #expect(TerminalSession(input: input, output: output, styling: .colors) == nil)
  }
}

/// The signals that end a program, each in a process of its own.
///
/// Whoever runs the tests may have had signals ignored, as a shell does for what it runs aside.
struct EndingSignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalThatComesAtOnceIsNotLost(_ number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { @MainActor [number] in
      ProcessBound.set()
      signal(number, SIG_DFL)
      let session = try #require(try PseudoTerminal(columns: 20, rows: 4).session())
      kill(getpid(), number)
      for await _ in session.events {}
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalThatTheParentWantsIgnoredStaysIgnored(_ number: Int32) async {
    let other = number == SIGTERM ? SIGINT : SIGTERM
    await #expect(processExitsWith: .signal(other)) {
      @MainActor [number, other = other as Int32] in
      ProcessBound.set()
      signal(number, SIG_IGN)
      signal(other, SIG_DFL)
      let session = try #require(try PseudoTerminal(columns: 20, rows: 4).session())
      kill(getpid(), number)
      // Signals are heard in order, so the first would have ended it.
      kill(getpid(), other)
      for await _ in session.events {}
    }
  }

  /// The main actor waits to draw until the process is ended.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalEndsAProgramWhoseTerminalTakesNothing(_ number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { @MainActor [number] in
      ProcessBound.set()
      signal(number, SIG_DFL)
      let terminal = try PseudoTerminal(columns: 20, rows: 4)
      let session = try #require(terminal.session())
      terminal.stopOutput()
      kill(getpid(), number)
      session.draw(["hello"])
    }
  }

  /// As for `kill %1` after Control-Z: the job must not wait for the terminal before it ends.
  @Test func aSignalThatEndsProgramsEndsOneThatStops() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { @MainActor in
      ProcessBound.set()
      signal(SIGTERM, SIG_DFL)
      let terminal = try PseudoTerminal(columns: 20, rows: 4)
      let session = try #require(terminal.session())
      SignalWatch.pauseEnding {
        kill(getpid(), SIGTERM)
        _exit(0)
      }
      session.close()
    }
  }

  /// The main actor waits to show the screen that was there before, and goes on waiting.
  @Test func theModeIsRestoredBeforeAnythingIsWritten() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let terminal = try PseudoTerminal(columns: 20, rows: 4)
      let found = terminal.localFlags
      let session = try #require(terminal.session())
      try #require(terminal.localFlags != found)
      terminal.stopOutput()
      DispatchQueue(label: "test").async { @Sendable in
        while terminal.localFlags != found {}
        _exit(0)
      }
      session.close()
      Issue.record("the terminal took something")
    }
  }
}
