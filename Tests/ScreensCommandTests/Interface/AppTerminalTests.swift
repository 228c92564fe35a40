import Gallery
import ScreensCommand
import Terminal
import TestTraits
import Testing

/// Whole runs on a pseudo terminal.
///
/// Each has a process of its own, since a session takes the signals of the process that it is in.
@Suite(.inTurn) struct AppTerminalTests {
  @MainActor
  private static func run(_ session: TerminalSession) async -> Int32 {
    let entries = [
      AppEntry(name: "news", summary: "reads news") { Entries.news(FeedNewsService()) },
      AppEntry(name: "turnstile", summary: "pay the fare and pass") { SampleScreen.turnstile() },
    ]
    let view = AppView(
      of: entries, opening: "news", size: session.size, tour: { SampleScreen.tour() }
    ) { session.draw($0) }
    let status = await view.run(session.events)
    session.close()
    return status.rawValue
  }

  @Test(arguments: [("q", 0), ("\u{03}", 130)] as [(String, Int32)])
  func aReaderReadsLooksIntoTheMenuPaysAndLeaves(_ last: String, _ status: Int32) async {
    await #expect(processExitsWith: .success) {
      @MainActor [last = last as String, status = status as Int32] in
      ProcessBound.set()
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      let found = terminal.localFlags
      let session = try #require(terminal.session(.none))
      async let end = AppTerminalTests.run(session)
      for (shown, keys) in [
        ("1  English", "1"), ("A coin opens it", "\u{1B}"), ("pay the fare and pass", "2"),
        ("2 coins due", "cc"), ("PASS", last),
      ] {
        try #require(await terminal.isShown(shown))
        try terminal.type(keys)
      }
      try #require(await end == status)
      try #require(terminal.localFlags == found)
    }
  }
}
