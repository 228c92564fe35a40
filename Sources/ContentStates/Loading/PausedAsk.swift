internal import ScreenStates

/// A request that is asked for after a pause, whichever state is then current.
///
/// Each state in turn has the timer, and holds this; what follows the screen hands it on.
@MainActor
final class PausedAsk<Kind: ContentStateKind> {
  private let request: Kind.Request
  private let pause: Duration
  private weak var screen: Screen<Kind>?
  private weak var state: ContentState<Kind>?
  private var timer: Screen<Kind>.Work?
  private var token: ObservationToken?
  private var hasEnded = false

  init(for request: Kind.Request, after pause: Duration) {
    self.request = request
    self.pause = pause
  }

  /// Begins the pause, and begins it anew in each state that follows.
  func begin(on screen: Screen<Kind>) {
    self.screen = screen
    // Held by its own observer until the end: a transition releases the state that holds it. A
    // screen that stops or goes tells its observers, too.
    token = screen.observe { [self] _ in follow() }
    if hasEnded { end() }
  }

  /// Ends the pause; nothing is asked for.
  func end() {
    hasEnded = true
    timer.take()?.cancel()
    state?.pausedAsk = nil
    token.take()?.cancel()
  }

  private func follow() {
    guard !hasEnded else { return }
    guard let screen, screen.isRunning, let present = screen.state as? ContentState<Kind> else {
      return end()
    }
    guard present !== state || timer?.isUnderWay != true else { return }
    timer?.cancel()
    state = present
    present.pausedAsk = self
    timer = present.after(pause, cause: "ask(for:after:)") { [self] in
      let state = state
      end()
      state?.ask(for: request)
      return nil
    }
  }
}
