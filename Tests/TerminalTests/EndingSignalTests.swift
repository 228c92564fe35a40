import Terminal
import TerminalTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals that end a program, each in a process of its own.
struct EndingSignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalThatComesAtOnceIsNotLost(_ number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { @MainActor [number] in
      let session = try #require(try PseudoTerminal(columns: 20, rows: 4).session())
      kill(getpid(), number)
      for await _ in session.events {}
    }
  }
}
