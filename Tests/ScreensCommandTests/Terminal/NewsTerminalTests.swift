import Gallery
import ScreenStates
import ScreensCommand
import Testing

/// A whole run on a pseudo terminal.
///
/// It has a process of its own, since a session takes the signals of the process that it is in.
struct NewsTerminalTests {
  @Test func aReaderChoosesReadsAndLeaves() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let terminal = try PseudoTerminal(columns: 60, rows: 12)
      let found = terminal.localFlags
      let session = try #require(terminal.session())
      let screen = NewsScreen(
        initial: .determineLanguage, keeping: NewsKept(),
        states: NewsStates(languages: FixedLanguages(), news: FeedNewsService()))

      async let status = NewsTerminal(screen: screen, session: session).run()
      try #require(await terminal.isShown("1  English"))
      try terminal.type("1")
      try #require(await terminal.isShown("turnstile"))
      try #require(screen.path == "displayNews")
      try terminal.type("q")
      try #require(await status == .success)
      try #require(!screen.isRunning)
      try #require(terminal.localFlags == found)
    }
  }

  @Test func controlCLeavesTheTerminalAsItWas() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let terminal = try PseudoTerminal(columns: 60, rows: 12)
      let found = terminal.localFlags
      let session = try #require(terminal.session())
      let screen = NewsScreen(
        initial: .determineLanguage, keeping: NewsKept(),
        states: NewsStates(languages: FixedLanguages(), news: FeedNewsService()))
      try terminal.type("\u{03}")
      try #require(await NewsTerminal(screen: screen, session: session).run() == .success)
      try #require(terminal.localFlags == found)
    }
  }
}
