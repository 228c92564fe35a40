internal import ScreenStates

/// A request that is sent after a pause, to whichever state is then current.
///
/// The timer belongs to the screen. Each state in turn holds this object, so that it can end the
/// pause; an observer of the screen passes it on.
@MainActor
final class PausedAsk<Kind: ContentStateKind> {
  private weak var screen: Screen<Kind>?
  private weak var state: ContentState<Kind>?
  private var timer: Screen<Kind>.Work?
  private var token: ObservationToken?

  /// Begins the pause.
  init(for request: Kind.Request, after pause: Duration, on screen: Screen<Kind>) {
    self.screen = screen
    timer = screen.after(pause, cause: "ask(for:after:)") { [weak self] state in
      self?.end()
      (state as? ContentState<Kind>)?.ask(for: request)
    }
    // Held by its own observer until the end: a transition releases the state that holds it. A
    // screen that stops or goes tells its observers, too.
    token = screen.observe { [self] _ in handOn() }
    // It ended in that first call, which came before there was a token.
    if timer == nil { end() }
  }

  /// Ends the pause; no request is sent.
  func end() {
    timer.take()?.cancel()
    state?.pausedAsk = nil
    token.take()?.cancel()
  }

  private func handOn() {
    guard timer?.isUnderWay == true, let present = screen?.state as? ContentState<Kind> else {
      return end()
    }
    state = present
    present.pausedAsk = self
  }
}
