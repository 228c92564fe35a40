import Gallery
import ScreenStates
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// Whole runs on a pseudo terminal.
///
/// Each has a process of its own, since a session takes the signals of the process that it is in.
@Suite(.inTurn) struct AppTerminalTests {
  @MainActor
  private static func entries() -> [AppEntry] {
    [
      Entries.entry("news", "reads news") { Entries.news(FeedNewsService()) },
      Entries.entry("turnstile", "lets one pass") {
        OpenedSample(.turnstile(), named: "turnstile")
      },
    ]
  }

  @MainActor
  private static func run(_ session: TerminalSession, opening name: String) async -> Int32 {
    let view = AppView(
      of: entries(), opening: name, size: session.size, tour: { TourSample.make() }
    ) { session.draw($0) }
    let status = await view.run(session.events)
    session.close()
    return status.rawValue
  }

  @Test func aReaderReadsLooksIntoTheMenuPaysAndLeaves() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      let found = terminal.localFlags
      let session = try #require(terminal.session(.none))
      async let end = AppTerminalTests.run(session, opening: "news")
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
      try #require(await end == 0)
      try #require(terminal.localFlags == found)
    }
  }

  @Test func controlCLeavesTheTerminalAsItWas() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ProcessBound.set()
      for name in ["news", "turnstile", "menu"] {
        let terminal = try PseudoTerminal(columns: 60, rows: 12)
        let found = terminal.localFlags
        let session = try #require(terminal.session())
        try terminal.type("\u{03}")
        try #require(await AppTerminalTests.run(session, opening: name) == 130)
        try #require(terminal.localFlags == found)
      }
    }
  }
}
