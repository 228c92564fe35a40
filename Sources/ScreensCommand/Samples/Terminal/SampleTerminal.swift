package import ScreenStates
package import Terminal

/// A sample screen in a terminal of its own, until the person leaves.
@MainActor
package struct SampleTerminal<Kind: StateKind> {
  private let sample: PlainSample<Kind>
  private let name: String
  private let session: TerminalSession

  /// Makes what ``run()`` runs.
  ///
  /// - Parameters:
  ///   - sample: A screen that is not started.
  ///   - name: The screen's name.
  ///   - session: The terminal, which is given back at the end.
  package init(of sample: PlainSample<Kind>, named name: String, session: TerminalSession) {
    self.sample = sample
    self.name = name
    self.session = session
  }

  /// Starts the screen, shows it, and passes on what the person asks for.
  ///
  /// - Returns: The exit status when the person has left, or the terminal has gone.
  package func run() async -> ExitStatus {
    let view = SampleView(of: sample, named: name, size: session.size) { [session] in
      session.draw($0)
    }
    sample.screen.start()
    view.appear()
    for await event in session.events {
      guard view.receive(event) else { break }
    }
    view.disappear()
    sample.screen.stop()
    session.close()
    return .success
  }
}
