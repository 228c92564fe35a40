public import ScreenStates

/// Makes the states of a screen that plays.
public struct PlaybackStates: StateFactory {
  private let album: Album
  private let showsTime: Bool

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - album: What is played.
  ///   - showsTime: Whether the display tells, each second, how much of a track is over.
  public init(album: Album, showsTime: Bool = false) {
    self.album = album
    self.showsTime = showsTime
  }

  /// Makes a new state for a kind.
  ///
  /// - Parameter kind: What the state is made for.
  /// - Returns: A state that has never been entered.
  public func makeState(for kind: PlaybackKind) -> PlaybackState {
    switch kind {
    case .playing: PlayingState(album: album, showsTime: showsTime)
    case .paused: PausedState(album: album)
    case .stopped: StoppedState(album: album)
    }
  }
}
