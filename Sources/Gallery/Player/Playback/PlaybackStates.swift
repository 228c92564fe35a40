import ScreenStates

package struct PlaybackStates: StateFactory {
  private let album: Album
  private let showsTime: Bool

  /// Makes a factory; the display can show the position in the track each second.
  package init(album: Album, showsTime: Bool = false) {
    (self.album, self.showsTime) = (album, showsTime)
  }

  package func makeState(for kind: PlaybackKind) -> PlaybackState {
    switch kind {
    case .playing: PlayingState(album: album, showsTime: showsTime)
    case .paused: PausedState(album: album)
    case .stopped: StoppedState(album: album)
    }
  }
}
