import Foundation
import Terminal
import TestTraits
import Testing

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
