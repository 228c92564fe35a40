package import ScreenSessions
import ScreenStatesTestKit
package import Terminal

/// A screen that the program can run.
@MainActor
package struct Sample {
  /// The command, which is also the screen's name.
  package let name: String
  package let summary: String
  let help: String
  package let make: (SampleOptions) throws -> any RunnableSample

  init(
    _ name: String, _ summary: String, help: String? = nil,
    _ make: @escaping (SampleOptions) throws -> any RunnableSample
  ) {
    (self.name, self.summary, self.make) = (name, summary, make)
    self.help = help ?? SampleOptions.help(of: name, summary)
  }
}

/// A sample screen that a command can run, without the type of its kinds.
@MainActor
package protocol RunnableSample: LiveSample {
  func run(
    _ input: AsyncStream<String>, write: @escaping (String) throws(OutputError) -> Void
  ) async throws(OutputError) -> ExitStatus
  func record(
    in path: String?, onProblem: @escaping @Sendable (String) -> Void
  ) throws(UsageError) -> SessionRecorder?
  func frame(of step: Session.Step) -> [String]?
  func replay(_ session: Session) -> any LiveSample
}

extension ScreensCommand {
  /// The screens that the program can run, in the order of the list; the first is the default.
  package static var samples: [Sample] {
    [
      Sample(
        "news", "Read RSS, Atom and JSON feeds in several languages", help: newsHelp,
        SampleScreen.news),
      Sample("items", "Load a list with the ready-made screen", SampleScreen.items),
      Sample(
        "history", "Browse watched shows page by page, hide or reveal them", SampleScreen.history),
      Sample("turnstile", "Pay the fare and pass, or close the gate") { _ in
        SampleScreen.turnstile()
      },
      Sample("books", "Browse a library: each state hosts a screen of its own", SampleScreen.books),
      Sample(
        "player", "Register, log in and play music: states inside states", SampleScreen.player),
      Sample("products", "Search a shop, and fill a basket once logged in", SampleScreen.products),
    ]
  }

  /// Runs a screen in a terminal, or on lines of text without one.
  func run(_ sample: Sample, _ words: Options) async throws -> ExitStatus {
    var options = try SampleOptions(words)
    if !words.has("--plain"), canDraw { options.faults = FaultDesk() }
    let screen = try sample.make(options)
    // Told at the end, because a terminal shows the screen until then.
    let problems = Locked<[String]>([])
    let recorder = try screen.record(in: words.value(of: "--record", "a file's path")) { problem in
      problems.withLock { $0.append(problem) }
    }
    func finish() async {
      await recorder?.finish()
      for problem in problems.value { Descriptor.standardError.say("screens: \(problem)") }
    }
    let session = options.faults == nil ? nil : openTerminal()
    defer { session?.close() }
    if session == nil, Descriptor.standardInput.isTerminal {
      Descriptor.standardError.say("Type help to list the requests, and quit to end.")
    }
    do {
      let status: ExitStatus
      if let session {
        status = await runApp(in: session, opening: sample.name, screen)
      } else {
        status = try await screen.run(LineInput.lines(), write: output.write)
      }
      await finish()
      return status == .success && !problems.value.isEmpty ? .failure : status
    } catch {
      await finish()
      throw error
    }
  }

  /// Runs the interface with one sample open, and the others in its menu.
  func runApp(
    in session: TerminalSession, opening name: String, _ opened: any LiveSample
  ) async -> ExitStatus {
    let entries = Self.samples.map { sample in
      AppEntry(name: sample.name, summary: sample.summary) {
        try sample.name == name ? opened : sample.make(SampleOptions(faults: FaultDesk()))
      }
    }
    let view = AppView(
      of: entries, opening: name, size: session.size, tour: { SampleScreen.tour() }
    ) { session.draw($0) }
    let status = await view.run(session.events)
    session.close()
    return status
  }
}
