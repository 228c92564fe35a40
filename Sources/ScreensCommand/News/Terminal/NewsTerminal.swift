package import Gallery
import ScreenStates
package import Terminal

/// The news screen in a terminal of its own, until the reader leaves.
@MainActor
package struct NewsTerminal {
  private let screen: NewsScreen
  private let session: TerminalSession

  /// Makes what ``run()`` runs.
  ///
  /// - Parameters:
  ///   - screen: A screen that is not started.
  ///   - session: The terminal, which is given back at the end.
  package init(screen: NewsScreen, session: TerminalSession) {
    self.screen = screen
    self.session = session
  }

  /// Starts the screen, shows it, and passes on what the reader asks for.
  ///
  /// - Returns: The exit status when the reader has left, or the terminal has gone.
  package func run() async -> ExitStatus {
    let view = NewsView(screen: screen, size: session.size) { [session] in session.draw($0) }
    screen.start()
    view.appear()
    for await event in session.events {
      guard view.receive(event) else { break }
    }
    view.disappear()
    screen.stop()
    session.close()
    return .success
  }
}
