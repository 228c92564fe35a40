public import ScreenStates

/// The display of a playback screen; blank at first.
public struct PlaybackDisplay: ScreenDisplay, Equatable, Codable, Sendable {
  /// The title of the album.
  package var album: String?
  /// The track that plays or is paused.
  package var track: Album.Track?
  package var position = Duration.zero
  package var isPlaying = false

  /// Makes a blank display.
  public init() {}
}
