import ScreenStates
package import Terminal

/// The app in a terminal, until the person leaves.
@MainActor
package struct AppTerminal {
  private let entries: [AppEntry]
  private let name: String?
  private let session: TerminalSession

  /// Makes what ``run()`` runs.
  ///
  /// - Parameters:
  ///   - entries: The samples.
  ///   - name: The sample to begin with; the menu, if there is none of that name.
  ///   - session: The terminal, which is given back at the end.
  package init(_ entries: [AppEntry], opening name: String?, session: TerminalSession) {
    self.entries = entries
    self.name = name
    self.session = session
  }

  /// Starts the app, shows it, and passes on what the person asks for.
  ///
  /// - Returns: The exit status when the person has left, or the terminal has gone.
  package func run() async -> ExitStatus {
    let view = AppView(of: entries, opening: name, size: session.size) { [session] in
      session.draw($0)
    }
    view.appear()
    for await event in session.events {
      guard view.receive(event) else { break }
    }
    view.disappear()
    session.close()
    return .success
  }
}
