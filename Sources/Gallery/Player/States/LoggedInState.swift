import ScreenStates

/// Hosts the playback screen.
final class LoggedInState: PlayerState {
  private let makePlayback: (PlaybackKept) -> PlaybackScreen
  private weak var inner: PlaybackScreen?
  private var token: ObservationToken?

  /// Makes the state, which makes the child on entry, at the listener's position.
  init(_ makePlayback: @escaping (PlaybackKept) -> PlaybackScreen) {
    self.makePlayback = makePlayback
  }

  override func enter() {
    let playback = makePlayback(screen?.kept ?? PlaybackKept())
    inner = playback
    host(playback)
    token = playback.observe { [weak self] in self?.show($0) }
  }

  override var playback: PlaybackScreen? { inner }

  override var answers: [PlayerRequest] { [.logOut] }

  /// Logs out; the account stays.
  override func logOut() { transition(to: .loggedOut(.registered)) }

  private func show(_ playback: PlaybackDisplay) {
    if let kept = inner?.kept { screen?.kept = kept }
    display.playback = playback
  }
}
