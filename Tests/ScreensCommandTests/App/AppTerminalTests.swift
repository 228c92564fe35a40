import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import TerminalTestSupport
import Testing

/// Whole runs on a pseudo terminal.
///
/// Each has a process of its own, since a session takes the signals of the process that it is in.
struct AppTerminalTests {
  @MainActor
  private static func entries() -> [AppEntry] {
    [
      AppEntry(name: "news", summary: "reads news") {
        NewsStage(
          NewsScreen(
            initial: .determineLanguage, keeping: NewsKept(),
            states: NewsStates(languages: FixedLanguages(), news: FeedNewsService())),
          faults: nil)
      },
      AppEntry(name: "turnstile", summary: "lets one pass") {
        SampleStage(.turnstile(), named: "turnstile")
      },
    ]
  }

  @Test func aReaderReadsLooksIntoTheMenuPaysAndLeaves() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      let found = terminal.localFlags
      let session = try #require(terminal.session(.none))
      async let status = AppTerminal(
        AppTerminalTests.entries(), opening: "news", session: session
      ).run()
      try #require(await terminal.isShown("1  English"))
      try terminal.type("1")
      try #require(await terminal.isShown("A coin opens it"))
      try terminal.type("\u{1B}")
      try #require(await terminal.isShown("lets one pass"))
      try terminal.type("2")
      try #require(await terminal.isShown("2 coins due"))
      try terminal.type("cc")
      try #require(await terminal.isShown("PASS"))
      try terminal.type("q")
      try #require(await status == .success)
      try #require(terminal.localFlags == found)
    }
  }

  @Test func controlCLeavesTheTerminalAsItWas() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for name in ["news", "turnstile", "menu"] {
        let terminal = try PseudoTerminal(columns: 60, rows: 12)
        let found = terminal.localFlags
        let session = try #require(terminal.session())
        let app = AppTerminal(AppTerminalTests.entries(), opening: name, session: session)
        try terminal.type("\u{03}")
        try #require(await app.run() == .success)
        try #require(terminal.localFlags == found)
      }
    }
  }
}
