import Gallery
import ScreenSessions
import ScreenStates
import Terminal

/// A screen that the program can run.
@MainActor
struct Sample {
  /// The command, which is also the screen's name.
  let name: String
  let summary: String
  /// Makes the sample for a terminal, with default options.
  let open: () throws -> any LiveSample
  /// Makes the function that writes the frame in a step of a recorded session as text.
  let frames: () throws -> (Session.Step) -> [String]?
  /// Opens a recorded session of the screen for a terminal.
  let replay: (Session) throws -> any LiveSample
  /// Runs the command with the words after its name.
  let run: ([String]) async throws -> ExitStatus
}

extension ScreensCommand {
  /// The screens that the program can run, in the order of the list; the first is the default.
  var samples: [Sample] {
    [
      sample(
        "news", "Read RSS, Atom and JSON feeds in several languages", help: NewsOptions.help
      ) { .news($0) },
      sample("items", "Load a list with the ready-made screen") { .items($0) },
      sample("history", "Browse watched shows page by page, hide or reveal them") { .history($0) },
      sample("turnstile", "Pay the fare and pass, or close the gate") { _ in .turnstile() },
      sample("books", "Browse a library: each state hosts a screen of its own") { .books($0) },
      sample("player", "Register, log in and play music: states inside states") {
        try .player($0)
      },
      sample("products", "Search a shop, and fill a basket once logged in") { .products($0) },
    ]
  }

  /// Makes the entry of a screen that runs in a terminal, or on lines of text without one.
  private func sample<Kind: StateKind>(
    _ name: String, _ summary: String, help: String? = nil,
    _ make: @escaping (SampleOptions) throws -> SampleScreen<Kind>
  ) -> Sample {
    let help = help ?? SampleOptions.help(of: name, summary)
    return Sample(
      name: name, summary: summary,
      open: { try make(SampleOptions(faults: FaultDesk())) },
      frames: { try make(SampleOptions()).frame },
      replay: { ReplayedSample($0, of: try make(SampleOptions())) }
    ) { words in
      var options = try SampleOptions(of: name, words, help: help)
      if options.wantsHelp {
        try output.write(help + "\n")
        return .success
      }
      let session = options.isPlain ? nil : openTerminal()
      defer { session?.close() }
      if session != nil { options.faults = FaultDesk() }
      let sample = try make(options)
      let recorder = try sample.record(in: options.record)
      if let session {
        let status = await runApp(in: session, opening: name, sample)
        await recorder?.finish()
        return status
      }
      if Descriptor.standardInput.isTerminal {
        Descriptor.standardError.say("Type help to list the requests, and quit to end.")
      }
      do {
        let status = try await sample.run(LineInput.lines(), write: output.write)
        await recorder?.finish()
        return status
      } catch {
        await recorder?.finish()
        throw error
      }
    }
  }

  /// Runs the interface with one sample open, and the others in its menu.
  func runApp(
    in session: TerminalSession, opening name: String, _ opened: any LiveSample
  ) async -> ExitStatus {
    let entries = samples.map { sample in
      AppEntry(
        name: sample.name, summary: sample.summary,
        isReplay: sample.name == name && opened is any Replay,
        open: sample.name == name ? { opened } : sample.open)
    }
    let view = AppView(
      of: entries, opening: name, size: session.size, tour: { TourSample.make() }
    ) { session.draw($0) }
    let status = await view.run(session.events)
    session.close()
    return status
  }
}
