internal import ScreenStates

/// A request that is sent after a pause, to whichever state is then current.
///
/// The timer belongs to the screen. The current state has a reference, so that it can end the
/// pause; an observer of the screen sets it after each transition.
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
    // Its own observer retains it until the end, because a transition releases the state. An
    // observer is called for the last time when the screen stops or is released.
    token = screen.observe { [self] _ in handOn() }
    // The first call of the observer ended the pause before there was a token to cancel.
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
