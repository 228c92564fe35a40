public import ScreenStates

/// Makes the states of a screen that plays.
public struct PlaybackStates: StateFactory {
  private let album: Album

  /// Makes a factory.
  ///
  /// - Parameter album: What is played.
  public init(album: Album) {
    self.album = album
  }

  /// Makes a new state for a kind.
  ///
  /// - Parameter kind: What the state is made for.
  /// - Returns: A state that has never been entered.
  public func makeState(for kind: PlaybackKind) -> PlaybackState {
    switch kind {
    case .playing: PlayingState(album: album)
    case .paused: PausedState(album: album)
    case .stopped: StoppedState(album: album)
    }
  }
}
