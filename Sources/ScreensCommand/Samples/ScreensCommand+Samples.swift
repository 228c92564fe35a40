import Gallery
import ScreenSessions
import ScreenStates
import Terminal

extension ScreensCommand {
  /// The screens that the program can run, in the order of the list; the first is the default.
  var samples: [Sample] {
    [
      Sample(
        name: "news", summary: Self.newsSummary,
        open: {
          OpenedSample(NewsCommand(NewsOptions()).makeSample(isInteractive: true), named: "news")
        },
        frames: { NewsCommand(NewsOptions()).makeSample(isInteractive: false).frame },
        replay: {
          ReplayedSample($0, of: NewsCommand(NewsOptions()).makeSample(isInteractive: false))
        }
      ) { arguments, output in
        var arguments = arguments
        return try await news(NewsOptions(&arguments), output)
      },
      sample("items", "Load a list: the ready-made screen over one service") {
        .items(latency: $0.latency, faults: $0.faults)
      },
      sample("history", "Browse watched shows page by page, hide and reveal them") {
        .history(latency: $0.latency, faults: $0.faults)
      },
      sample("turnstile", "Pay the fare and pass, or close the gate") { _ in
        .turnstile()
      },
      sample("books", "Browse a library: each state hosts a screen of its own") {
        .books(latency: $0.latency, faults: $0.faults)
      },
      sample("player", "Register, log in and play music: states inside states") {
        try .player(latency: $0.latency, faults: $0.faults)
      },
      sample("products", "Search a shop, and fill a basket once logged in") {
        .products(latency: $0.latency, faults: $0.faults)
      },
    ]
  }

  /// An entry for a screen that runs in a terminal, or on lines of text where there is none.
  private func sample<Kind: StateKind>(
    _ name: String, _ summary: String,
    _ make: @escaping (SampleOptions) throws -> PlainSample<Kind>
  ) -> Sample {
    let interactive = { (options: SampleOptions) in
      var options = options
      options.faults = FaultDesk()
      return try make(options)
    }
    return Sample(
      name: name, summary: summary,
      open: { OpenedSample(try interactive(SampleOptions()), named: name) },
      frames: { try make(SampleOptions()).frame },
      replay: { ReplayedSample($0, of: try make(SampleOptions())) }
    ) { arguments, output in
      let options = try SampleOptions(of: name, arguments)
      if options.wantsHelp {
        try output.write(SampleOptions.help(of: name, summary) + "\n")
        return .success
      }
      if !options.isPlain, let session = openTerminal() {
        return try await runApp(in: session, opening: interactive(options), name, options.record)
      }
      let sample = try make(options)
      let recorder = try sample.record(in: options.record, named: name)
      let lines = PlainOutput { text throws(OutputError) in try output.write(text) }
      let status = await sample.run(LineInput(), lines)
      await recorder?.finish()
      if let failure = lines.failure { throw failure }
      return status
    }
  }
}
