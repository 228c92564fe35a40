import Gallery
import ScreenStates
import ScreensCommand
import Testing

/// A whole run on a pseudo terminal, in a process of its own, since a session takes its signals.
@Suite struct SampleTerminalTests {
  @Test func aPersonPaysPassesAndLeaves() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let terminal = try PseudoTerminal(columns: 60, rows: 12)
      let found = terminal.localFlags
      let session = try #require(terminal.session())
      let sample = PlainSample.turnstile()
      async let status = SampleTerminal(of: sample, named: "turnstile", session: session).run()
      try #require(await terminal.isShown("due: 2 coins"))
      try terminal.type("coin\rco\t\r")
      try #require(await terminal.isShown("Please pass."))
      try #require(sample.screen.path == "unlocked")
      try terminal.type("quit\r")
      try #require(await status == .success)
      try #require(!sample.screen.isRunning)
      try #require(terminal.localFlags == found)
    }
  }
}
